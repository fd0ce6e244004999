import { messageKeyOf } from '@portal/contract/client/problem';
import { formatDay, formatFileSize } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import Download from 'lucide-react/icons/download';
import { ScreenLink } from '../../frame/navigation.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { ToolButton } from '../../ui/tool-button.tsx';
import type { Details } from './details.ts';
import { orderedStatements, statementAddress } from './statement-order.ts';
import { useDownload } from './use-download.ts';
import styles from './application.module.css';

const readingTones = { waiting: 'neutral', read: 'good', notRecognised: 'attention' } as const;

/** The uploaded files: what was read from each, and the file itself by a ticket that works once. */
export function StatementsPanel({ details }: { details: Details }) {
  const { t, language, message } = useText();
  const { applicationId } = details.application;
  const statements = orderedStatements(details);
  const download = useDownload(applicationId);
  return (
    <Panel title={t('console.statements.title')} note={statements.length}>
      <ul className={styles.files}>
        {statements.map(({ statementId, fileName, sizeBytes, reading }) => {
          const { state, bank, accounts, periods } = reading;
          const facts = [
            bank && t(`revenue.banks.${bank}`),
            ...accounts.map((digits) => `••${digits}`),
            ...periods.map(
              ({ from, to }) => `${formatDay(from, language, 'day')} – ${formatDay(to, language, 'short')}`,
            ),
            formatFileSize(sizeBytes, language),
          ];
          return (
            <li key={statementId}>
              <span className={styles.fileWords}>
                <ScreenLink to={statementAddress(applicationId, statementId)} className={styles.fileName}>
                  {fileName}
                </ScreenLink>
                <span className={styles.quietWords}>{facts.filter(Boolean).join(' · ')}</span>
              </span>
              <Tag tone={readingTones[state]}>{t(`console.statements.states.${state}`)}</Tag>
              <ToolButton
                label={t('console.statements.download', { name: fileName })}
                icon={<Download size={16} aria-hidden="true" />}
                onPress={() => download.mutate(statementId)}
              />
            </li>
          );
        })}
        {statements.length === 0 && <li className={styles.plain}>{t('console.statements.none')}</li>}
      </ul>
      <div role="alert">
        {download.error && <p className={styles.failure}>{message(messageKeyOf(download.error))}</p>}
      </div>
    </Panel>
  );
}
