import { DAY_MS } from '@portal/contract/constants';

/** So many days of 24 hours before an instant. */
export function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS);
}
