import FileText from 'lucide-react/icons/file-text';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { formatPercent } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { ControlMessage } from '@portal/design/ui/inputs/control-message.tsx';
import { IconButton } from '@portal/design/ui/buttons/icon-button.tsx';
import { ProgressBar } from '@portal/design/ui/progress/progress-bar.tsx';
import styles from '../statements-upload.module.css';
import type { Upload } from './upload-queue.ts';

export interface UploadRowProps {
  upload: Upload;
  onCancel: () => void;
  onRetry: () => void;
}

export function UploadRow({ upload, onCancel, onRetry }: UploadRowProps) {
  const { t, language } = useText();
  const { file, state, progress, canRetry } = upload;
  const failed = state === 'failed';
  return (
    <li className={styles.file}>
      <FileText size={24} aria-hidden="true" />
      <div className={styles.words}>
        <strong>{file.name}</strong>
        <UploadState upload={upload} />
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

function UploadState({ upload: { id, file, state, progress, reason } }: Pick<UploadRowProps, 'upload'>) {
  const { t } = useText();
  switch (state) {
    case 'failed':
      return (
        reason && (
          <ControlMessage id={`${id}-error`} kind="error">
            {t(reason)}
          </ControlMessage>
        )
      );
    case 'uploading':
      return <ProgressBar value={progress} label={t('revenue.upload.progress', { file: file.name })} />;
    case 'checking':
      return <span className={styles.detail}>{t('revenue.upload.checking')}</span>;
    case 'waiting':
      return <span className={styles.detail}>{t('revenue.upload.waiting')}</span>;
  }
}
