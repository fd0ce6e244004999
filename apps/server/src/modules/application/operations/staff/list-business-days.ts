import { BUSINESS_DAYS_LISTED } from '@portal/contract/constants';
import { listBusinessDays } from '@portal/contract/operations/staff/work-list';
import { implement } from '../../../../kernel/operation.ts';
import { nextBusinessDay } from '../../domain/office-days/business-day.ts';
import { officeToday } from '../../domain/office-days/office-day.ts';

export const listBusinessDaysOperation = implement(listBusinessDays, ({ context }) => {
  const today = officeToday(context);
  const days: string[] = [];
  for (let day = today; days.length < BUSINESS_DAYS_LISTED;) {
    day = nextBusinessDay(day, [context.config.officeProvince]);
    days.push(day);
  }
  return Promise.resolve({ today, days });
});
