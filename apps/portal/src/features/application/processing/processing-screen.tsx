import { paths } from '@portal/contract/routes';
import { type CheckKind, type CheckState, isResolved } from '@portal/contract/application/checks';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleUser from 'lucide-react/icons/circle-user';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ReactNode } from 'react';
import type { TextKey } from '@portal/locales';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { Spinner } from '@portal/design/ui/progress/spinner.tsx';
import styles from './processing.module.css';
import { useProcessing } from './use-processing.ts';

const names = {
  transactions: 'application.processing.transactions',
  personalDetails: 'application.processing.personalDetails',
} as const satisfies Record<CheckKind, TextKey>;

const states = {
  waiting: 'application.processing.waiting',
  running: 'application.processing.running',
  done: 'application.processing.done',
  needsYou: 'application.processing.needsYou',
  handedOver: 'application.processing.handedOver',
} as const satisfies Record<CheckState, TextKey>;

const icons = {
  waiting: <CircleDashed size={24} aria-hidden="true" />,
  running: <Spinner size={24} />,
  done: <CircleCheck size={24} aria-hidden="true" />,
  needsYou: <TriangleAlert size={24} aria-hidden="true" />,
  handedOver: <CircleUser size={24} aria-hidden="true" />,
} as const satisfies Record<CheckState, ReactNode>;

export function ProcessingScreen() {
  const { t } = useText();
  const { checks, isOffline } = useProcessing();
  const resolved = checks?.filter(({ state }) => isResolved[state]).length ?? 0;
  return (
    <Screen title={t('application.processing.title')} lead={t('application.processing.lead')}>
      <div className={styles.sections}>
        {checks ? (
          <ul className={styles.checks} aria-label={t('application.processing.listLabel')}>
            {checks.map(({ kind, state }) => (
              <li key={kind} className={styles.check} data-state={state}>
                <span className={styles.icon}>{icons[state]}</span>
                <span className={styles.name}>{t(names[kind])}</span>
                <span className={styles.state}>{t(states[state])}</span>
              </li>
            ))}
          </ul>
        ) : (
          <Skeleton height={148} />
        )}
        {checks && (
          <p className="visually-hidden" role="status">
            {t('application.processing.progress', { settled: resolved, total: checks.length })}
          </p>
        )}
        {isOffline && (
          <InlineAlert tone="attention" announce="status">
            {t('application.processing.offline')}
          </InlineAlert>
        )}
        <div className={styles.actions}>
          <RouteButton to={paths.myApplications} variant="secondary" fullWidth="phone">
            {t('application.processing.leave')}
          </RouteButton>
        </div>
      </div>
    </Screen>
  );
}
