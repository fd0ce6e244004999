import { useText } from '@portal/design/i18n/use-text.ts';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { CheckLines, type CheckLinesProps } from './check-lines.tsx';
import { ConsentsLine } from './consents-line.tsx';
import { DuplicatesLine, EligibilityLine, FilesLine } from './further-lines.tsx';
import styles from '../application.module.css';

export function ChecksPanel(props: CheckLinesProps) {
  const { t } = useText();
  const { details } = props;
  return (
    <Panel title={t('console.checks.title')}>
      <ul className={styles.checks}>
        <CheckLines {...props} />
        <EligibilityLine details={details} />
        <FilesLine details={details} />
        <DuplicatesLine details={details} />
        <ConsentsLine consents={details.consents} />
      </ul>
    </Panel>
  );
}
