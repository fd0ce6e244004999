import { useText } from '@portal/design/i18n/use-text.ts';
import { Dialog } from '@portal/design/ui/dialogs/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../api/queries.ts';
import { Unread } from '../frame/states/unread.tsx';
import { ReminderList } from '../parts/timeline/reminder-list.tsx';

/** All of the person's reminders, in order of their time. */
export function RemindersDialog({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const read = useQuery(operationQuery('Staff_ListReminders'));
  const { data } = read;
  const title = t('console.reminders.list');
  return (
    <Dialog open title={title} closeLabel={t('common.close')} onClose={onClose}>
      {data && (
        <ReminderList reminders={data.reminders} label={title} none={t('console.reminders.none')} onOpen={onClose} />
      )}
      {!data && <Unread read={read} shape={null} />}
    </Dialog>
  );
}
