import type { ApplicationStatus, ClosingOutcome } from '@portal/contract/application/status';
import { useText } from '@portal/design/i18n/use-text.ts';
import { statusTones } from '@portal/design/status-tones.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Badge, type BadgeProps } from '@portal/design/ui/content/badge.tsx';

const outcomeTones = {
  funded: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Record<ClosingOutcome, BadgeProps['tone']>;

export function StatusBadge({ status, outcome }: { status: ApplicationStatus; outcome: ClosingOutcome | null }) {
  const { t } = useText();
  if (outcome) return <Badge tone={outcomeTones[outcome]}>{t(`applications.outcome.${outcome}`)}</Badge>;
  return (
    <Badge
      tone={statusTones[status]}
      icon={status === 'informationRequired' && <TriangleAlert size={13} strokeWidth={2.25} aria-hidden="true" />}
    >
      {t(`applications.status.${status}`)}
    </Badge>
  );
}
