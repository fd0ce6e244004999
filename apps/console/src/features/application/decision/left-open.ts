import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { monthList } from '@portal/locales/format/month-list';
import type { Details, useRow } from '../details.ts';

export function leftOpen(
  { checks, missing }: Details,
  known: ReturnType<typeof useRow>,
  { t, language }: Translation,
): string[] {
  const months = known?.row?.months ?? [];
  const named = (
    key: 'console.needs.notProven' | 'console.needs.rowsNotRead' | 'console.needs.months',
    isMeant: (month: MarkedMonth) => boolean,
  ) => {
    const meant = months.filter(isMeant).map(({ month }) => month);
    return meant.length === 0 ? [] : [t('console.named', { what: t(key), which: monthList(meant, language) })];
  };
  return [
    ...checks.filter(({ state }) => state === 'handedOver').map(({ kind }) => t(`console.checks.kinds.${kind}`)),
    ...named('console.needs.notProven', ({ reason }) => reason === 'sumsDoNotHold'),
    ...named('console.needs.rowsNotRead', ({ reason }) => reason === 'rowsNotRead'),
    ...named('console.needs.months', ({ state }) => state === 'missing' || state === 'part'),
    ...missing.map(({ kind }) => t(`console.needs.waiting.${kind}`)),
  ];
}
