import type { Province } from '@portal/contract/fields/provinces';
import type { StatisticsPeriod } from '@portal/contract/staff/statistics';

export interface ComparedPeriods {
  period: StatisticsPeriod;
  /** Equally long, directly before the period. */
  before: StatisticsPeriod;
}

export interface OfficeDay {
  day: string;
  /** Number of the office's business days up to this day, since the start of the calendar. */
  businessDays: number;
  /** Promised contact day for a submission on this day, by a business in the office's province. */
  promised: string;
}

export interface StatisticsCalendar {
  days: OfficeDay[];
  /** Other promised days, because of another province's holidays. */
  exceptions: { province: Province; day: string; promised: string }[];
}
