import type { TextKey } from '@portal/locales';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../api/queries.ts';

/** In two or five business days, another day, or none. */
export const dayChoices = ['soon', 'later', 'other', 'none'] as const;

/** A day as it is chosen in a form. */
export interface ChosenDay {
  choice: (typeof dayChoices)[number];
  /** What stands in the field for another day, YYYY-MM-DD; empty at first. */
  other: string;
}

/** The days of the office that a choice names; undefined while they are not known. */
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

/** The day that is meant: null for none, undefined while it is not known. */
export function dayOf({ choice, other }: ChosenDay, businessDays: BusinessDays): string | null | undefined {
  if (choice === 'none') return null;
  if (choice === 'other') return other === '' ? undefined : other;
  return businessDays[choice];
}

/** What is still to be done before the day can be sent; the key of a text. */
export function whatBlocksDay(
  { choice, other }: ChosenDay,
  businessDays: BusinessDays & { isPending: boolean },
): TextKey | undefined {
  if (choice === 'other') return other === '' ? 'console.day.missing' : undefined;
  if (choice === 'none' || businessDays[choice] !== undefined) return undefined;
  return businessDays.isPending ? 'common.loading' : 'console.day.missing';
}
