import { messageKeyOf } from '@portal/contract/client/problem';
import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import { ToolButton } from '@portal/design/ui/buttons/tool-button.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { FACT_SEPARATOR, formatFileSize } from '@portal/locales/format';
import Download from 'lucide-react/icons/download';
import { formatDayAtOffice } from '../../../frame/days.ts';
import { ScreenLink } from '../../../frame/navigation.tsx';
import styles from '../application.module.css';
import type { Details } from '../details.ts';
import { useDownload } from '../revenue/use-download.ts';

interface DocumentFilesProps {
  applicationId: string;
  files: Details['documents'];
}

export function DocumentFiles({ applicationId, files }: DocumentFilesProps) {
  const { t, message, language } = useText();
  const download = useDownload(applicationId, 'document');
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.documents}>
        {files.map(({ documentId, fileName, sizeBytes, uploadedAt }) => (
          <li key={documentId}>
            <span className={styles.fileWords}>
              <ScreenLink
                to={consoleAddress(consolePaths.document, { applicationId, documentId })}
                className={styles.fileName}
              >
                {fileName}
              </ScreenLink>
              <span className={styles.quietWords}>
                {[
                  formatFileSize(sizeBytes, language),
                  t('console.documents.uploaded', { day: formatDayAtOffice(uploadedAt, language) }),
                ].join(FACT_SEPARATOR)}
              </span>
            </span>
            <ToolButton
              label={t('console.statements.download', { name: fileName })}
              icon={<Download size={16} aria-hidden="true" />}
              onPress={() => download.mutate(documentId)}
            />
          </li>
        ))}
      </ul>
      <div role="alert">
        {download.error && <p className={styles.failure}>{message(messageKeyOf(download.error))}</p>}
      </div>
    </>
  );
}
