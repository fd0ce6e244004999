import { applicationEvents } from '@portal/contract/application/events';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/operation-query.ts';
import { formatInstantDay, formatMonth, formatTime } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './my-applications.module.css';

export interface HistoryDialogProps {
  applicationId: string;
  open: boolean;
  onClose: () => void;
}

/** What happened to an application so far, in the order of time. */
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
              {formatInstantDay(at, language, 'long')}, {formatTime(at, language)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
