import type { Decision, Offer } from '@portal/contract/staff/decisions';
import { formatMoney } from '@portal/locales/format';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { Badge, type BadgeProps } from '@portal/design/ui/content/badge.tsx';
import styles from './timeline.module.css';

const tones = {
  waiting: 'attention',
  carriedOut: 'good',
  undone: 'neutral',
  overtaken: 'neutral',
} as const satisfies Record<NonNullable<Decision['end']> | 'waiting', BadgeProps['tone']>;

export function DecisionEntry({
  decision: { outcome, reason, offer, decidedBy, end, undoneBy },
}: {
  decision: Decision;
}) {
  const { t } = useText();
  const state = end ?? 'waiting';
  return (
    <>
      <Avatar name={decidedBy} />
      <span>
        <span className={styles.decided}>
          {t('console.decide.decided', { outcome: t(`console.decide.outcomes.${outcome}`) })}
          <Badge tone={tones[state]}>{t(`console.timeline.decisions.${state}`)}</Badge>
        </span>
        {reason && (
          <span className={styles.reason}>
            {t('console.timeline.reason', { reason: t(`console.decide.reasons.${reason}`) })}
          </span>
        )}
        {offer && <OfferWords offer={offer} />}
        <span className={styles.who}>{decidedBy}</span>
        {undoneBy !== null && <span className={styles.who}>{t('console.timeline.undoneBy', { name: undoneBy })}</span>}
      </span>
    </>
  );
}

const COST_DECIMALS = 4;

function OfferWords({ offer: { amount, costKind, cost, termMonths, rhythm, conditions } }: { offer: Offer }) {
  const { t, language } = useText();
  const parts = [
    formatMoney(amount, language),
    t(`console.decide.offer.said.${costKind}`, { cost: formatNumber(cost, language, COST_DECIMALS) }),
    t('console.decide.offer.said.months', { count: termMonths }),
    t(`console.decide.offer.rhythms.${rhythm}`),
  ];
  return (
    <>
      <span className={styles.reason}>{parts.join(' · ')}</span>
      {conditions !== null && <span className={styles.reason}>{conditions}</span>}
    </>
  );
}
