import { HOUR_MS, PRODUCT_TIME_ZONE } from '@portal/contract/constants';

/** By the clock of Toronto: noon there is 9 in the morning in Vancouver, and six o’clock is 7:30 in St. John’s. */
const [FIRST_HOUR, END_HOUR] = [12, 18];

const hours = new Intl.DateTimeFormat('en-CA', { timeZone: PRODUCT_TIME_ZONE, hour: 'numeric', hourCycle: 'h23' });

/**
 * Until when a mail that nobody waits for may be sent if `at` is daytime in every Canadian time zone, noon to six in
 * Toronto; undefined at any other time.
 */
export function endOfSendingHours(at: Date): Date | undefined {
  const hour = Number(hours.formatToParts(at).find(({ type }) => type === 'hour')?.value);
  if (hour < FIRST_HOUR || hour >= END_HOUR) return undefined;
  const startOfHour = Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;
  return new Date(startOfHour + (END_HOUR - hour) * HOUR_MS);
}
