import { messageKeyOf } from '@portal/contract/client/problem';
import { FACT_SEPARATOR, formatFileSize } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { useText, type Translation } from '@portal/design/i18n/use-text.ts';
import Download from 'lucide-react/icons/download';
import { Panel } from '@portal/design/ui/content/panel.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { ToolButton } from '@portal/design/ui/buttons/tool-button.tsx';
import { formatDayAtOffice } from '../../../frame/days.ts';
import { ScreenLink } from '../../../frame/navigation.tsx';
import type { Details } from '../details.ts';
import { orderedStatements, statementAddress } from './statement-order.ts';
import { fileNotes, readingBadge } from './statement-badges.ts';
import { useDownload } from './use-download.ts';
import styles from '../application.module.css';

export function StatementsPanel({ details }: { details: Details }) {
  const { t, message } = useText();
  const { applicationId } = details.application;
  const statements = orderedStatements(details);
  const download = useDownload(applicationId);
  return (
    <Panel title={t('console.statements.title')} note={statements.length}>
      <ul className={styles.files}>
        {statements.map((file) => (
          <FileLine key={file.statementId} file={file} applicationId={applicationId} onDownload={download.mutate} />
        ))}
        {statements.length === 0 && <li className={styles.plain}>{t('console.statements.none')}</li>}
      </ul>
      <div role="alert">
        {download.error && <p className={styles.failure}>{message(messageKeyOf(download.error))}</p>}
      </div>
    </Panel>
  );
}

interface FileLineProps {
  file: Details['statements'][number];
  applicationId: string;
  onDownload: (statementId: string) => void;
}

function FileLine({ file, applicationId, onDownload }: FileLineProps) {
  const words = useText();
  const { t } = words;
  const { statementId, fileName } = file;
  const { tone, text } = readingBadge(file, words);
  return (
    <li>
      <span className={styles.fileWords}>
        <ScreenLink to={statementAddress(applicationId, statementId)} className={styles.fileName}>
          {fileName}
        </ScreenLink>
        <span className={styles.quietWords}>{factsOf(file, words).join(FACT_SEPARATOR)}</span>
        <span className={styles.fileNotes}>
          {fileNotes(file, words).map((note) => (
            <Badge key={note} tone="attention">
              {note}
            </Badge>
          ))}
        </span>
      </span>
      <Badge tone={tone}>{text}</Badge>
      <ToolButton
        label={t('console.statements.download', { name: fileName })}
        icon={<Download size={16} aria-hidden="true" />}
        onPress={() => onDownload(statementId)}
      />
    </li>
  );
}

function factsOf({ reading, sizeBytes, uploadedBy, uploadedAt }: FileLineProps['file'], words: Translation): string[] {
  const { t, language } = words;
  const sent = t(`console.statements.sentBy.${uploadedBy}`, { day: formatDayAtOffice(uploadedAt, language) });
  return [
    reading.bank && t(`revenue.banks.${reading.bank}`),
    ...reading.accounts.map((digits) => `••${digits}`),
    ...reading.periods.map(
      ({ from, to }) => `${formatDay(from, language, 'day')} – ${formatDay(to, language, 'short')}`,
    ),
    formatFileSize(sizeBytes, language),
    sent,
  ].filter((fact): fact is string => Boolean(fact));
}
