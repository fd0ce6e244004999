import type { DocumentFile } from '@portal/contract/entities/documents';
import { useText } from '@portal/design/i18n/use-text.ts';
import { IconButton } from '@portal/design/ui/buttons/icon-button.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { formatFileSize } from '@portal/locales/format';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import Trash from 'lucide-react/icons/trash-2';
import { UploadRow } from '../statements-upload/files/upload-row.tsx';
import styles from '../statements-upload/statements-upload.module.css';
import type { useDocumentFiles } from './use-document-files.ts';

interface DocumentFilesProps {
  files: readonly DocumentFile[];
  shown: ReturnType<typeof useDocumentFiles>;
  titleId: string;
}

export function DocumentFiles({ files, shown, titleId }: DocumentFilesProps) {
  const { t, language } = useText();
  if (files.length + shown.uploads.length === 0) return null;
  return (
    <ul className={styles.files} aria-labelledby={titleId}>
      {files.map((file) => (
        <li key={file.documentId} className={styles.file}>
          <FileText size={24} aria-hidden="true" />
          <div className={styles.words}>
            <strong>{file.fileName}</strong>
            <span className={styles.detail}>{formatFileSize(file.sizeBytes, language)}</span>
          </div>
          <Badge tone="good" icon={<Check size={16} aria-hidden="true" />}>
            {t('revenue.upload.ready')}
          </Badge>
          <IconButton
            label={t('revenue.upload.remove', { file: file.fileName })}
            icon={<Trash size={22} aria-hidden="true" />}
            onClick={() => shown.remove(file)}
          />
        </li>
      ))}
      {shown.uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onCancel={() => shown.cancel(upload.id)}
          onRetry={() => shown.retry(upload.id)}
        />
      ))}
    </ul>
  );
}
