import type { ApplicationStatus, ClosingOutcome } from '@portal/contract/application/status';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useText } from '../../i18n/use-text.ts';
import { Badge, type BadgeProps } from '../../ui/badge.tsx';

const tones = {
  incomplete: 'neutral',
  underReview: 'info',
  informationRequired: 'attention',
  closed: 'neutral',
} as const satisfies Record<ApplicationStatus, BadgeProps['tone']>;

export interface StatusPillProps {
  status: ApplicationStatus;
  outcome: ClosingOutcome | null;
}

/** The status in words; Information Required is flagged, a closed one says how it ended. */
export function StatusPill({ status, outcome }: StatusPillProps) {
  const { t } = useText();
  const ended = outcome === null ? '' : ` · ${t(`applications.outcome.${outcome}`)}`;
  const flagged = status === 'informationRequired';
  return (
    <>
      <Badge tone={tones[status]} icon={flagged && <TriangleAlert size={18} aria-hidden="true" />}>
        {t(`applications.status.${status}`)}
        {ended}
      </Badge>
      {flagged && <small>{t('applications.actionRequired')}</small>}
    </>
  );
}
