import type { TextKey } from '@portal/locales';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../api/queries.ts';

/** `soon` is in two business days, `later` in five. */
export const dayChoices = ['soon', 'later', 'other', 'none'] as const;

export interface ChosenDay {
  choice: (typeof dayChoices)[number];
  other: string;
}

/** The dates of the choices, by the office's business days; undefined while loading. */
export interface BusinessDays {
  soon: string | undefined;
  later: string | undefined;
  today: string | undefined;
}

const SOON = 2;
const LATER = 5;

export function useBusinessDays(): BusinessDays & { isPending: boolean } {
  const { data, isPending } = useQuery(operationQuery('Staff_ListBusinessDays'));
  return { isPending, today: data?.today, soon: data?.days[SOON - 1], later: data?.days[LATER - 1] };
}

/** The chosen day: null for none, undefined while unknown. */
export function dayOf({ choice, other }: ChosenDay, businessDays: BusinessDays): string | null | undefined {
  if (choice === 'none') return null;
  if (choice === 'other') return other === '' ? undefined : other;
  return businessDays[choice];
}

/** Text key of what must be done before the day can be sent. */
export function whatBlocksDay(
  { choice, other }: ChosenDay,
  businessDays: BusinessDays & { isPending: boolean },
): TextKey | undefined {
  if (choice === 'other') return other === '' ? 'console.day.missing' : undefined;
  if (choice === 'none' || businessDays[choice] !== undefined) return undefined;
  return businessDays.isPending ? 'common.loading' : 'console.day.missing';
}
