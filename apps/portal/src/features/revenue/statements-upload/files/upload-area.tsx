import {
  MEGABYTE,
  STATEMENT_FILE_COUNT_LIMIT,
  STATEMENT_FILE_MAXIMUM_MEGABYTES,
  STATEMENT_TOTAL_MAXIMUM_MEGABYTES,
} from '@portal/contract/constants';
import { RichText } from '@portal/design/i18n/rich-text.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { ControlMessage } from '@portal/design/ui/inputs/control-message.tsx';
import { DropZone } from '@portal/design/ui/inputs/drop-zone.tsx';
import { formatFileSize } from '@portal/locales/format';
import { StatementHelp } from '../../statement-help/statement-help.tsx';
import styles from '../statements-upload.module.css';
import { DROP_ZONE_ID, type Files } from './use-files.ts';

const ERROR_ID = `${DROP_ZONE_ID}-error`;

interface UploadAreaProps {
  files: Pick<Files, 'error' | 'add'>;
  count: number;
  isMain?: boolean;
}

export function UploadArea({ files: { error, add }, count, isMain = false }: UploadAreaProps) {
  const { t, language } = useText();
  const size = (megabytes: number) => formatFileSize(megabytes * MEGABYTE, language);
  return (
    <div className={styles.drop}>
      <DropZone
        id={DROP_ZONE_ID}
        prompt={<RichText text={t('revenue.upload.prompt')} parts={{ strong: (words) => <strong>{words}</strong> }} />}
        inlineLabel={t('revenue.upload.choose')}
        chooseLabel={t('revenue.upload.chooseFiles')}
        isMain={isMain}
        status={count === 0 ? undefined : t('revenue.upload.listed', { count })}
        hint={t('revenue.upload.limits', {
          count: STATEMENT_FILE_COUNT_LIMIT - 1,
          each: size(STATEMENT_FILE_MAXIMUM_MEGABYTES),
          total: size(STATEMENT_TOTAL_MAXIMUM_MEGABYTES),
        })}
        accept="application/pdf,.pdf"
        onFiles={add}
        errorId={error && ERROR_ID}
      />
      {error && (
        <ControlMessage id={ERROR_ID} kind="error">
          {t(error)}
        </ControlMessage>
      )}
      <div className={styles.help}>
        <StatementHelp />
      </div>
    </div>
  );
}
