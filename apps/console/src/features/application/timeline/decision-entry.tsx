import type { Decision } from '@portal/contract/staff/decisions';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Avatar } from '@portal/design/ui/content/avatar.tsx';
import { Badge, type BadgeProps } from '@portal/design/ui/content/badge.tsx';
import { stateOf } from '../decision/decision-words.ts';
import { OfferWords } from '../decision/offer-words.tsx';
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
