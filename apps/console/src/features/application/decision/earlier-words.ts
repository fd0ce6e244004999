import type { EarlierDecision } from '@portal/contract/staff/decisions';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { FACT_SEPARATOR, formatMoney } from '@portal/locales/format';

/** The requested amount and how the application was closed: `$80,000 · Funded ($60,000 offered)`. */
export function earlierWords(
  { requestedAmount, outcome, offeredAmount, reason }: EarlierDecision,
  { t, language }: Pick<Translation, 't' | 'language'>,
): string {
  const closed = [
    t(`console.decide.outcomes.${outcome}`),
    offeredAmount !== null && `(${t('console.decide.offered', { amount: formatMoney(offeredAmount, language) })})`,
    reason !== null && `(${t(`console.decide.reasons.${reason}`)})`,
  ];
  return [requestedAmount !== null && formatMoney(requestedAmount, language), closed.filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(FACT_SEPARATOR);
}
