import type { ApplicationStatus, ClosingOutcome } from '@portal/contract/application/status';
import { useText } from '@portal/design/i18n/use-text.ts';
import { statusTones } from '@portal/design/status-tones.ts';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Tag, type TagProps } from '@portal/design/ui/content/tag.tsx';

const outcomeTones = {
  funded: 'good',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
} as const satisfies Record<ClosingOutcome, TagProps['tone']>;

/** The status of an application; of a closed one, its outcome. */
export function StatusTag({ status, outcome }: { status: ApplicationStatus; outcome: ClosingOutcome | null }) {
  const { t } = useText();
  if (outcome) return <Tag tone={outcomeTones[outcome]}>{t(`applications.outcome.${outcome}`)}</Tag>;
  return (
    <Tag
      tone={statusTones[status]}
      icon={status === 'informationRequired' && <TriangleAlert size={13} strokeWidth={2.25} aria-hidden="true" />}
    >
      {t(`applications.status.${status}`)}
    </Tag>
  );
}
