import type { SentStatement } from '@portal/contract/operations/handoff';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import { formatFileSize } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { classNames } from '@portal/design/ui/class-names.ts';
import listStyles from '../statements-upload/statements-upload.module.css';
import { UploadRow } from '../statements-upload/files/upload-row.tsx';
import styles from './upload-visit.module.css';
import type { useVisitFiles } from './use-visit-files.ts';

interface VisitFilesProps {
  files: ReturnType<typeof useVisitFiles>;
  statements: readonly SentStatement[];
}

/** Lists only the files of this visit, never those of other visits. */
export function VisitFiles({ files, statements }: VisitFilesProps) {
  const { t, language } = useText();
  const { uploads } = files;
  if (statements.length + uploads.length === 0) return null;
  return (
    <ul className={listStyles.files} aria-label={t('revenue.upload.listLabel')}>
      {statements.map(({ statementId, fileName, sizeBytes }) => (
        <li key={statementId} className={classNames(listStyles.file, styles.sent)}>
          <FileText size={24} aria-hidden="true" />
          <div className={listStyles.words}>
            <strong>{fileName}</strong>
            <span className={listStyles.detail}>{formatFileSize(sizeBytes, language)}</span>
          </div>
          <Badge tone="good" icon={<Check size={16} aria-hidden="true" />}>
            {t('revenue.visit.sent')}
          </Badge>
        </li>
      ))}
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onCancel={() => files.cancel(upload.id)}
          onRetry={() => files.retry(upload.id)}
        />
      ))}
    </ul>
  );
}
