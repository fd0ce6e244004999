import { messageKeyOf } from '@portal/contract/client/problem';
import type { Reminder } from '@portal/contract/operations/staff/reminders';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { FACT_SEPARATOR } from '@portal/locales/format';
import { useRef } from 'react';
import { useEndReminder } from '../../api/end-reminder.ts';
import { dayAtOffice, dayWithWeekday, timeWithZone } from '../../frame/days.ts';
import { applicationAddress, leadAddress, ScreenLink } from '../../frame/navigation.tsx';
import styles from './timeline.module.css';

export interface ReminderListProps {
  reminders: readonly Reminder[];
  label: string;
  /** Shown if there are no reminders. */
  none?: string;
  /** Called when a reminder's application or lead is opened. Without it, the list does not name them. */
  onOpen?: () => void;
}

/** Reminders with a button each to remove them. */
export function ReminderList({ reminders, label, none, onOpen }: ReminderListProps) {
  const { t, language } = useText();
  const end = useEndReminder();
  const part = useRef<HTMLDivElement>(null);
  return (
    // The button that removes a reminder goes with it, so the focus moves here.
    <div ref={part} tabIndex={-1}>
      {reminders.length === 0 && none && <p>{none}</p>}
      {reminders.length > 0 && (
        <ul className={styles.reminders} aria-label={label}>
          {reminders.map((reminder) => {
            const { reminderId, at, name, words } = reminder;
            const when = [dayWithWeekday(dayAtOffice(at), language), timeWithZone(at, language)].join(FACT_SEPARATOR);
            return (
              <li key={reminderId}>
                <span>
                  {when}
                  {onOpen && FACT_SEPARATOR}
                  {onOpen && <ReminderLink reminder={reminder} onClick={onOpen} />}
                  {words && `${FACT_SEPARATOR}${words}`}
                </span>
                <Button
                  variant="quiet"
                  size="small"
                  pending={end.isPending}
                  aria-label={t('console.reminders.removeNamed', {
                    when: onOpen ? [when, name].join(FACT_SEPARATOR) : when,
                  })}
                  onClick={() => end.mutate(reminderId, { onSuccess: () => part.current?.focus() })}
                >
                  {t('console.reminders.remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <div role="alert">{end.error && <p className={styles.error}>{t(messageKeyOf(end.error))}</p>}</div>
    </div>
  );
}

/** Link to the application or lead of a reminder. */
export function ReminderLink({ reminder, onClick }: { reminder: Reminder; onClick?: () => void }) {
  const { applicationId, leadId, name, reference } = reminder;
  return (
    <ScreenLink
      to={applicationId === null ? leadAddress(leadId ?? '') : applicationAddress(applicationId)}
      {...(onClick && { onClick })}
    >
      {name} {reference}
    </ScreenLink>
  );
}
