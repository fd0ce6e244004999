import type { CashFlow, Obligation } from '@portal/contract/application/cash-flow';
import { formatPercent } from '../format.ts';
import { formatDay } from './day.ts';
import { formatCents } from './cents.ts';
import type { Words } from './words.ts';

export function listObligations(flow: Pick<CashFlow, 'accounts'> | undefined, kind: Obligation['kind']): Obligation[] {
  return (flow?.accounts ?? [])
    .flatMap(({ obligations = [] }) => obligations)
    .filter((obligation) => obligation.kind === kind)
    .sort((a, b) => b.cents - a.cents);
}

export function rhythmWords(obligation: Obligation, { t, language }: Words): string {
  const { rhythm, isEqual, eachCents, percentOfSales, count, firstDay, lastDay } = obligation;
  const amount = formatCents(eachCents, language);
  const named = firstDay === lastDay ? 'once' : rhythm;
  return t(`console.cashFlow.lending.rhythms.${named}`, {
    count,
    each: isEqual ? amount : t('console.cashFlow.lending.about', { amount }),
    percent: formatPercent(percentOfSales ?? 0, language),
    from: formatDay(firstDay, language, 'day'),
    to: formatDay(lastDay, language, 'short'),
  });
}
