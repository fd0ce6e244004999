import { FACT_SEPARATOR, formatInstantDay } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { CheckLines, type CheckLinesProps } from './check-lines.tsx';
import type { Details } from '../details.ts';
import styles from '../application.module.css';

export interface ChecksPanelProps extends Pick<CheckLinesProps, 'months' | 'onCheck'> {
  details: Details;
}

export function ChecksPanel({ details: { checks, consents }, months, onCheck }: ChecksPanelProps) {
  const { t, language } = useText();
  return (
    <Panel title={t('console.checks.title')}>
      <ul className={styles.checks}>
        <CheckLines checks={checks} months={months} onCheck={onCheck} />
      </ul>
      <h3 className={styles.subtitle}>{t('console.consents.title')}</h3>
      <ul className={styles.checks}>
        {consents.map(({ kind, givenAt, withdrawnAt, isOfApplication, ...text }) => (
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
              {FACT_SEPARATOR}
              {t('console.consents.text', {
                version: text.textVersion,
                language: t(`console.languages.${text.language}`),
              })}
              {!isOfApplication && FACT_SEPARATOR + t('console.consents.ofAccount')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
