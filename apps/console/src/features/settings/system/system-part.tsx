import type { SystemPartName, SystemState } from '@portal/contract/staff/system';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge, type BadgeProps } from '@portal/design/ui/content/badge.tsx';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-help';
import CircleX from 'lucide-react/icons/circle-x';
import type { ReactNode } from 'react';
import type { ResponseBody } from '../../../api/call-operation.ts';
import styles from './system.module.css';

export type System = ResponseBody<'Staff_GetSystem'>;

const looks = {
  fine: { tone: 'good', Icon: CircleCheck },
  attention: { tone: 'attention', Icon: CircleAlert },
  broken: { tone: 'bad', Icon: CircleX },
  unknown: { tone: 'neutral', Icon: CircleHelp },
} as const satisfies Record<SystemState | 'unknown', { tone: BadgeProps['tone']; Icon: typeof CircleX }>;

export function StateBadge({ state, children }: { state: SystemState | 'unknown'; children?: ReactNode }) {
  const { t } = useText();
  const { tone, Icon } = looks[state];
  return (
    <Badge tone={tone} icon={<Icon size={14} aria-hidden="true" />}>
      {children ?? t(`console.settings.system.states.${state}`)}
    </Badge>
  );
}

interface SystemPartProps<Name extends SystemPartName> {
  name: Name;
  part: System[Name];
  note?: string;
  children: (part: NonNullable<System[Name]>) => ReactNode;
}

export function SystemPart<Name extends SystemPartName>({ name, part, note, children }: SystemPartProps<Name>) {
  const { t, message } = useText();
  const { state, reason } = part ?? { state: 'unknown', reason: '' };
  const advice = `console.settings.system.advice.${name}.${reason}`;
  return (
    <Panel title={t(`console.settings.system.parts.${name}`)} note={note} end={<StateBadge state={state} />}>
      <p className={styles.advice}>{part ? message(advice) : t('console.settings.system.unread')}</p>
      {part && children(part)}
    </Panel>
  );
}
