import { addDays, countDays, eachDay } from '@portal/contract/calendar';
import { STATISTICS_DAYS_MAXIMUM, STATISTICS_FIRST_DAY } from '@portal/contract/constants';
import { DomainError } from '@portal/contract/error-codes';
import { type Province, provinceCodes } from '@portal/contract/fields/provinces';
import type { StatisticsPeriod } from '@portal/contract/staff/statistics';
import { isBusinessDay, isHoliday, nextBusinessDay } from '../../application/index.ts';
import type { ComparedPeriods, StatisticsCalendar } from '../domain/statistics-days.ts';

const MOST_DAYS_COUNTED = 366;
/** Longer than the time until any promised contact. */
const PROMISE_DAYS = 31;

/** Throws errorValidation for days in the wrong order, too many of them, or days far from those of any application. */
export function comparePeriods({ from, to }: StatisticsPeriod, today: string): ComparedPeriods {
  const length = countDays(from, to);
  const isWithin = from >= STATISTICS_FIRST_DAY && to <= addDays(today, STATISTICS_DAYS_MAXIMUM);
  if (!isWithin || length < 1 || length > STATISTICS_DAYS_MAXIMUM)
    throw new DomainError('errorValidation', { errors: [{ path: 'to', key: 'errors.errorValidation' }] });
  return { period: { from, to }, before: { from: addDays(from, -length), to: addDays(from, -1) } };
}

export function statisticsCalendar({ period, before }: ComparedPeriods, office: Province): StatisticsCalendar {
  let businessDays = 0;
  const from = addDays(before.from, -MOST_DAYS_COUNTED);
  const to = addDays(period.to, MOST_DAYS_COUNTED + PROMISE_DAYS);
  const days = eachDay(from, to).map((day) => {
    if (isBusinessDay(day, office)) businessDays += 1;
    return { day, businessDays, promised: nextBusinessDay(day, [office]) };
  });
  const submitted = days.filter(({ day }) => day >= before.from && day <= period.to);
  const exceptions = submitted.flatMap(({ day, promised }) =>
    provinceCodes
      .filter((province) => isHoliday(promised, province))
      .map((province) => ({ province, day, promised: nextBusinessDay(day, [province, office]) })),
  );
  return { days, exceptions };
}
