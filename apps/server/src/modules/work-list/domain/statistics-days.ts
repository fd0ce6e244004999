import type { Province } from '@portal/contract/fields/provinces';
import type { StatisticsPeriod } from '@portal/contract/staff/statistics';

export interface ComparedPeriods {
  period: StatisticsPeriod;
  /** Comparison period: equally long, and directly before the period. */
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
  /** Provinces whose own holidays lead to another promised day. */
  exceptions: { province: Province; day: string; promised: string }[];
}
