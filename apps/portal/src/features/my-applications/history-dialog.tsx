import { applicationEvents } from '@portal/contract/application/events';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/operation-query.ts';
import { formatMonth } from '@portal/locales/format/day';
import { formatOfficeDay, formatOfficeTime } from '../../i18n/office-clock.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import styles from './my-applications.module.css';

export interface HistoryDialogProps {
  applicationId: string;
  open: boolean;
  onClose: () => void;
}

export function HistoryDialog({ applicationId, open, onClose }: HistoryDialogProps) {
  const { t } = useText();
  return (
    <Dialog
      open={open}
      title={t('applications.history.title')}
      onClose={onClose}
      actions={
        <Button size="small" onClick={onClose}>
          {t('common.close')}
        </Button>
      }
    >
      <History applicationId={applicationId} />
    </Dialog>
  );
}

function History({ applicationId }: { applicationId: string }) {
  const { t, language } = useText();
  const { data, isError } = useQuery({
    ...operationQuery('Application_GetTimeline', { params: { applicationId } }),
    refetchOnMount: 'always',
  });
  if (isError && !data) return <p role="alert">{t('applications.history.failed')}</p>;
  if (!data) return <Skeleton height={120} />;
  return (
    <ol className={styles.events}>
      {data.events.map(({ kind, at, months }, index) => (
        <li key={`${at}-${String(index)}`} className={styles.event}>
          <p>{t(applicationEvents[kind])}</p>
          {months.length > 0 && (
            <p className={styles.note}>
              {t('applications.history.months', {
                months: months.map((month) => formatMonth(month, language)).join(', '),
              })}
            </p>
          )}
          <p className={styles.note}>
            <time dateTime={at}>
              {formatOfficeDay(at, language, 'long')}, {formatOfficeTime(at, language)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
