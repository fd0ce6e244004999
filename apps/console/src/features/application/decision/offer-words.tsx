import type { Offer } from '@portal/contract/staff/decisions';
import { formatMoney } from '@portal/locales/format';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import styles from '../../../parts/timeline/timeline.module.css';

const COST_DECIMALS = 4;

export function OfferWords({ offer: { amount, costKind, cost, termMonths, rhythm, conditions } }: { offer: Offer }) {
  const { t, language } = useText();
  const parts = [
    formatMoney(amount, language),
    t(`console.decide.offer.said.${costKind}`, { cost: formatNumber(cost, language, COST_DECIMALS) }),
    t('console.decide.offer.said.months', { count: termMonths }),
    t(`console.decide.offer.said.${rhythm}`),
  ];
  return (
    <>
      <span className={styles.reason}>{parts.join(' · ')}</span>
      {conditions !== null && <span className={styles.reason}>{conditions}</span>}
    </>
  );
}
