import type { Translation } from '@portal/design/i18n/use-text.ts';
import { monthList } from '../../parts/month-list.ts';
import type { Details, useRow } from './details.ts';

/** What stays undone if it is closed now: checks of a person, months without proof, and what the customer has not sent. */
export function leftOpen(
  { checks, missing }: Details,
  known: ReturnType<typeof useRow>,
  { t, language }: Translation,
): string[] {
  const months = known?.row?.months ?? [];
  const inState = (...states: string[]) =>
    months.filter(({ state }) => states.includes(state)).map(({ month }) => month);
  const named = (key: 'console.needs.notProven' | 'console.needs.months', ofMonths: string[]) =>
    t('console.named', { what: t(key), which: monthList(ofMonths, language) });
  const [unproven, gone] = [inState('notProven'), inState('missing', 'part')];
  return [
    ...checks.filter(({ state }) => state === 'handedOver').map(({ kind }) => t(`console.checks.kinds.${kind}`)),
    ...(unproven.length > 0 ? [named('console.needs.notProven', unproven)] : []),
    ...(gone.length > 0 ? [named('console.needs.months', gone)] : []),
    ...missing.map(({ kind }) => t(`console.needs.waiting.${kind}`)),
  ];
}
