import { CENTS_PER_DOLLAR } from '@portal/contract/constants';
import type { UsualRange } from '@portal/contract/usual-terms';
import { FACT_SEPARATOR, formatMoney, formatPercent } from '@portal/locales/format';
import { formatCents } from '@portal/locales/format/cents';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { getPortalConfiguration } from '../session/portal-configuration.ts';

/** The lender's terms, with the example that cost-of-credit disclosure requires wherever a cost is stated. */
export function UsualTermsLines({ className }: { className?: string | undefined }) {
  const texts = useText();
  const facts = usualFacts(texts);
  const { t, language } = texts;
  const { example } = getPortalConfiguration().usualTerms;
  return (
    <>
      {facts.length > 0 && <p className={className}>{facts.join(FACT_SEPARATOR)}</p>}
      {example && (
        <p className={className}>
          {t('eligibility.terms.example', {
            months: example.months,
            amount: formatMoney(example.amount, language),
            payment: formatCents(example.paymentCents, language),
            total: formatCents(example.totalCents, language),
            cost: formatCents(example.costOfCreditCents, language),
            rate: formatPercent(example.annualRate, language),
          })}
        </p>
      )}
    </>
  );
}

function usualFacts({ t, language }: Translation): string[] {
  const { amounts, cost, terms, fundingDays, example } = getPortalConfiguration().usualTerms;
  const range = ({ least, most }: UsualRange, format: (value: number) => string) =>
    least === most ? format(most) : t('eligibility.terms.range', { least: format(least), most: format(most) });
  const percent = (value: number) => formatPercent(value, language);
  const perDollar = (value: number) => formatCents(Math.round(value * CENTS_PER_DOLLAR), language);
  return [
    amounts && t('eligibility.terms.amounts', { amounts: range(amounts, (value) => formatMoney(value, language)) }),
    terms && t('eligibility.terms.months', { count: terms.most, months: range(terms, String) }),
    cost?.kind === 'rate' && t('eligibility.terms.rate', { cost: range(cost, percent) }),
    cost?.kind === 'factor' &&
      example &&
      t('eligibility.terms.factor', { cost: range(cost, perDollar), rate: percent(example.annualRate) }),
    fundingDays !== undefined && t('eligibility.terms.days', { count: fundingDays }),
  ].filter((fact) => typeof fact === 'string');
}
