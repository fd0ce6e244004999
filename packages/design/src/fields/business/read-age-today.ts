import { productDay } from '@portal/contract/calendar';
import { readAge } from '@portal/contract/fields/time/read-age';
import type { TimeUnit } from '@portal/contract/fields/time/time-units';

export function readAgeToday(text: string, unit: TimeUnit): number | undefined {
  return readAge(text, unit, productDay(new Date()));
}
