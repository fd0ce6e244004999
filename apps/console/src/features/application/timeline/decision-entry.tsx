import type { Decision, Offer } from '@portal/contract/staff/decisions';
import { formatMoney } from '@portal/locales/format';
import { formatNumber } from '@portal/locales/format/number';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { Badge, type BadgeProps } from '@portal/design/ui/content/badge.tsx';
import { stateOf } from '../decision/use-decisions.ts';
import styles from '../../../parts/timeline/timeline.module.css';

const tones = {
  waiting: 'attention',
  approval: 'attention',
  carriedOut: 'good',
  undone: 'neutral',
  overtaken: 'neutral',
} as const satisfies Record<ReturnType<typeof stateOf>, BadgeProps['tone']>;

export function DecisionEntry({ decision }: { decision: Decision }) {
  const { t } = useText();
  const { outcome, reason, offer, approval, decidedBy, undoneBy } = decision;
  const state = stateOf(decision);
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
        {approval && approval.by !== null && (
          <span className={styles.who}>{t('console.timeline.approvedBy', { name: approval.by })}</span>
        )}
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
    t(`console.decide.offer.said.${rhythm}`),
  ];
  return (
    <>
      <span className={styles.reason}>{parts.join(' · ')}</span>
      {conditions !== null && <span className={styles.reason}>{conditions}</span>}
    </>
  );
}
