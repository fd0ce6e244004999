import { PRODUCT_TIME_ZONE } from '@portal/contract/constants';
import { productDay } from '@portal/contract/application/statement-window';
import { formatDay, formatTime } from '@portal/locales/format';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import type { ResponseBody } from '../../api/call-operation.ts';

export type Recording = ResponseBody<'Staff_ListRecordings'>['recordings'][number];

/** When a recording began, at the office. */
export function whenOf({ startedAt }: Recording, { t, language }: Translation): string {
  return t('console.recordings.when', {
    day: formatDay(productDay(new Date(startedAt)), language, 'short'),
    time: formatTime(startedAt, language, PRODUCT_TIME_ZONE),
  });
}
