import { productDay } from '@portal/contract/calendar';
import { BUSINESS_DAYS_LISTED } from '@portal/contract/constants';
import { listBusinessDays } from '@portal/contract/operations/staff-work-list';
import { implement } from '../../../../kernel/operation.ts';
import { nextBusinessDay } from '../../domain/office-days/business-day.ts';

export const listBusinessDaysOperation = implement(listBusinessDays, ({ context }) => {
  const { clock, config } = context;
  const today = productDay(clock.now());
  const days: string[] = [];
  for (let day = today; days.length < BUSINESS_DAYS_LISTED;) {
    day = nextBusinessDay(day, [config.officeProvince]);
    days.push(day);
  }
  return Promise.resolve({ today, days });
});
