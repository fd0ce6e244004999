import { DAY_MS } from '@portal/contract/constants';

/** Days of 24 hours. */
export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS);
}
