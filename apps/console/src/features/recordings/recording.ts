import { formatDay } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import type { ResponseBody } from '../../api/call-operation.ts';
import { dayAtOffice, timeAtOffice } from '../../frame/days.ts';

export type Recording = ResponseBody<'Staff_ListRecordings'>['recordings'][number];

/** When a recording began, at the office. */
export function whenOf({ startedAt }: Recording, { t, language }: Translation): string {
  return t('console.recordings.when', {
    day: formatDay(dayAtOffice(startedAt), language, 'short'),
    time: timeAtOffice(startedAt, language),
  });
}
