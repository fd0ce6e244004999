import type { CheckState } from '@portal/contract/application/checks';
import { formatInstantDay } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Panel } from '../../ui/panel.tsx';
import type { Details } from './details.ts';
import styles from './application.module.css';

const looks = {
  waiting: { Icon: CircleDashed, tone: 'quiet' },
  running: { Icon: CircleDashed, tone: 'quiet' },
  done: { Icon: CircleCheck, tone: 'good' },
  needsYou: { Icon: TriangleAlert, tone: 'warn' },
  handedOver: { Icon: TriangleAlert, tone: 'warn' },
} as const satisfies Record<CheckState, { Icon: typeof CircleCheck; tone: 'good' | 'warn' | 'quiet' }>;

/** The checks with their result and reason; below them what was agreed to. */
export function ChecksPanel({ details: { checks, consents } }: { details: Details }) {
  const { t, language } = useText();
  return (
    <Panel title={t('console.checks.title')}>
      <ul className={styles.checks}>
        {checks.map(({ kind, state, reason }) => {
          const { Icon, tone } = looks[state];
          return (
            <li key={kind}>
              <Icon size={17} className={styles[tone]} aria-hidden="true" />
              <b>{t(`console.checks.kinds.${kind}`)}</b>
              <span className={styles.why}>
                {t(`console.checks.states.${state}`)}
                {reason && `. ${t(`console.checks.reasons.${reason}`)}`}
              </span>
            </li>
          );
        })}
        {checks.length === 0 && <li className={styles.plain}>{t('console.checks.none')}</li>}
      </ul>
      <h3 className={styles.subtitle}>{t('console.consents.title')}</h3>
      <ul className={styles.checks}>
        {consents.map(({ kind, givenAt, withdrawnAt, isOfApplication }) => (
          <li key={`${kind} ${givenAt} ${String(isOfApplication)}`}>
            {withdrawnAt === null ? (
              <CircleCheck size={17} className={styles.good} aria-hidden="true" />
            ) : (
              <CircleX size={17} className={styles.bad} aria-hidden="true" />
            )}
            <b className={classNames(withdrawnAt !== null && styles.gone)}>{t(`console.consents.kinds.${kind}`)}</b>
            <span className={styles.why}>
              {withdrawnAt === null
                ? t('console.consents.given', { day: formatInstantDay(givenAt, language) })
                : t('console.consents.withdrawn', { day: formatInstantDay(withdrawnAt, language) })}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
