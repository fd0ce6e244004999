import type { Province } from '@portal/contract/fields/provinces';
import type { StatisticsPeriod } from '@portal/contract/staff/statistics';

/** The two periods that are compared; days are YYYY-MM-DD. */
export interface ComparedPeriods {
  period: StatisticsPeriod;
  /** Equally long, right before it. */
  before: StatisticsPeriod;
}

export interface OfficeDay {
  day: string;
  /** Business days of the office up to this day, of those in the calendar. */
  businessDays: number;
  /** By when the applicant of a business in the office's province is contacted who submits on it. */
  promised: string;
}

/** What the database needs to know of days. */
export interface StatisticsCalendar {
  days: OfficeDay[];
  /** Where a holiday of another province moves the promised day. */
  exceptions: { province: Province; day: string; promised: string }[];
}
