import type { ApplicationStatus, ClosingOutcome } from '@portal/contract/application/status';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { statusTones } from '@portal/design/status-tones.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';

export interface StatusPillProps {
  status: ApplicationStatus;
  outcome: ClosingOutcome | null;
}

export function StatusPill({ status, outcome }: StatusPillProps) {
  const { t } = useText();
  const ended = outcome === null ? '' : `${FACT_SEPARATOR}${t(`applications.outcome.${outcome}`)}`;
  const flagged = status === 'informationRequired';
  return (
    <>
      <Badge tone={statusTones[status]} icon={flagged && <TriangleAlert size={18} aria-hidden="true" />}>
        {t(`applications.status.${status}`)}
        {ended}
      </Badge>
      {flagged && <small>{t('applications.actionRequired')}</small>}
    </>
  );
}
