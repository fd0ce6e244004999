import { messageKeyOf } from '@portal/contract/client/problem';
import type { Reminder } from '@portal/contract/operations/staff/reminders';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { FailureStrip } from '@portal/design/ui/messages/failure-strip.tsx';
import { useQuery } from '@tanstack/react-query';
import BellRing from 'lucide-react/icons/bell-ring';
import { useEndReminder } from '../api/end-reminder.ts';
import { operationQuery } from '../api/queries.ts';
import { useToday } from '../api/today.ts';
import { shortTime } from '../frame/days.ts';
import styles from '../parts/application/strip.module.css';
import { ReminderLink } from '../parts/timeline/reminder-list.tsx';
import { dueReminders, untilNextReminder } from './due-reminders.ts';

export function ReminderStrip() {
  const { t } = useText();
  const { data, dataUpdatedAt } = useQuery({
    ...operationQuery('Staff_ListReminders'),
    refetchInterval: ({ state }) => untilNextReminder(state.data?.reminders ?? [], Date.now()),
  });
  const end = useEndReminder();
  return (
    <section aria-label={t('console.reminders.list')}>
      <div role="status">
        {dueReminders(data?.reminders ?? [], dataUpdatedAt).map((reminder) => (
          <Due key={reminder.reminderId} reminder={reminder} isEnding={end.isPending} onEnd={end.mutate} />
        ))}
      </div>
      <FailureStrip>{end.error !== null && t(messageKeyOf(end.error))}</FailureStrip>
    </section>
  );
}

interface DueProps {
  reminder: Reminder;
  isEnding: boolean;
  onEnd: (reminderId: string) => void;
}

function Due({ reminder, isEnding, onEnd }: DueProps) {
  const { t, language } = useText();
  const today = useToday();
  const { reminderId, name, at, words } = reminder;
  return (
    <div className={styles.strip}>
      <BellRing size={18} aria-hidden="true" />
      <span>
        {shortTime(at, today, language)} · <ReminderLink reminder={reminder} />
        {words !== null && ` · ${words}`}
      </span>
      <Button
        variant="secondary"
        size="small"
        pending={isEnding}
        aria-label={t('console.reminders.endOf', { name })}
        onClick={() => onEnd(reminderId)}
      >
        {t('console.reminders.end')}
      </Button>
    </div>
  );
}
