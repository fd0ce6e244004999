import { HOUR_MS, PRODUCT_TIME_ZONE } from '@portal/contract/constants';

/** Toronto time: noon there is 9 a.m. in Vancouver, and 6 p.m. is 7:30 p.m. in St. John's. */
const [FIRST_HOUR, END_HOUR] = [12, 18];

const hours = new Intl.DateTimeFormat('en-CA', { timeZone: PRODUCT_TIME_ZONE, hour: 'numeric', hourCycle: 'h23' });

/**
 * The end of sending hours for mails that are not urgent, if it is daytime in every Canadian time zone (noon to 6
 * p.m. in Toronto); otherwise undefined.
 */
export function endOfSendingHours(at: Date): Date | undefined {
  const hour = Number(hours.formatToParts(at).find(({ type }) => type === 'hour')?.value);
  if (hour < FIRST_HOUR || hour >= END_HOUR) return undefined;
  const startOfHour = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  return new Date(startOfHour + (END_HOUR - hour) * HOUR_MS);
}
