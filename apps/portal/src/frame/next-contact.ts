import { officeDay } from '@portal/contract/application/office-day';
import type { Application } from '@portal/contract/entities/entities';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { formatDay } from '@portal/locales/format/day';

type Facts = Pick<Application, 'status' | 'submittedAt' | 'nextContactDay'>;

/**
 * Who acts next, and by when; My applications says the same. Only on the day of the submission is the promised day
 * certainly the next business day.
 */
export function nextContact(
  { status, submittedAt, nextContactDay }: Facts,
  { now, timeZone }: { now: Date; timeZone: string },
  { t, language }: Pick<Translation, 't' | 'language'>,
): string {
  if (status === 'informationRequired') return t('final.nextInformation');
  if (nextContactDay === null) return t('final.nextReviewing');
  const day = formatDay(nextContactDay, language);
  const isNew = submittedAt !== null && officeDay(new Date(submittedAt), timeZone) === officeDay(now, timeZone);
  return t(isNew ? 'final.nextByDay' : 'application.copy.nextContact', { day });
}
