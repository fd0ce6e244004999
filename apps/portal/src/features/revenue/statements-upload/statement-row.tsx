import type { StatementFile } from '@portal/contract/entities/entities';
import Check from 'lucide-react/icons/check';
import FileText from 'lucide-react/icons/file-text';
import Trash from 'lucide-react/icons/trash-2';
import { formatFileSize, formatInstantDay } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './statements-upload.module.css';

export interface StatementRowProps {
  statement: StatementFile;
  onRemove: () => void;
}

/** A statement that the server has. */
export function StatementRow({ statement, onRemove }: StatementRowProps) {
  const { t, language } = useText();
  const { fileName, sizeBytes, uploadedAt } = statement;
  return (
    <li className={styles.file}>
      <FileText size={24} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{fileName}</strong>
        <span className={styles.detail}>
          {formatInstantDay(uploadedAt, language)} · {formatFileSize(sizeBytes, language)}
        </span>
      </div>
      <Badge tone="good" icon={<Check size={16} aria-hidden="true" />}>
        {t('revenue.upload.ready')}
      </Badge>
      <IconButton
        label={t('revenue.upload.remove', { file: fileName })}
        icon={<Trash size={22} aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
