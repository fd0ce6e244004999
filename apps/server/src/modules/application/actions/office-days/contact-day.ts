import { officeDay } from '@portal/contract/application/office-day';
import type { Province } from '@portal/contract/fields/provinces';
import type { Config } from '../../../../platform/database/index.ts';
import { nextBusinessDay } from '../../domain/office-days/business-day.ts';

/** The day (YYYY-MM-DD) by which an account manager reaches out after `at`: a business day in all these provinces. */
export function contactDay(
  { officeTimeZone }: Pick<Config, 'officeTimeZone'>,
  at: Date,
  provinces: readonly Province[],
): string {
  return nextBusinessDay(officeDay(at, officeTimeZone), provinces);
}
