import FileText from 'lucide-react/icons/file-text';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { formatPercent } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ControlMessage } from '../../../ui/control-message.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import styles from './statements-upload.module.css';
import type { Upload } from './upload-queue.ts';

export interface UploadRowProps {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}

/** A file on its way, or one that did not arrive and why. */
export function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const { t, language } = useText();
  const { file, state, progress, reason, canRetry } = upload;
  const failed = state === 'failed';
  return (
    <li className={styles.file}>
      <FileText size={24} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{file.name}</strong>
        {failed && reason && (
          <ControlMessage id={`${upload.id}-fault`} kind="error">
            {t(reason)}
          </ControlMessage>
        )}
        {state === 'uploading' && (
          <ProgressBar value={progress} label={t('revenue.upload.progress', { file: file.name })} />
        )}
        {state === 'checking' && <span className={styles.detail}>{t('revenue.upload.checking')}</span>}
        {state === 'waiting' && <span className={styles.detail}>{t('revenue.upload.waiting')}</span>}
      </div>
      {state === 'uploading' && (
        <span className={styles.percent} aria-hidden="true">
          {formatPercent(Math.round(progress * 100), language)}
        </span>
      )}
      {failed && <Badge tone="bad">{t('revenue.upload.failed')}</Badge>}
      {failed && canRetry && (
        <IconButton
          label={t('revenue.upload.retryFile', { file: file.name })}
          icon={<RotateCw size={22} aria-hidden="true" />}
          onClick={onRetry}
        />
      )}
      <IconButton
        label={t(failed ? 'revenue.upload.remove' : 'revenue.upload.cancel', { file: file.name })}
        icon={<X size={22} aria-hidden="true" />}
        onClick={onCancel}
      />
    </li>
  );
}
