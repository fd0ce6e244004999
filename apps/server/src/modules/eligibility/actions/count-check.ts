import { officeDay } from '@portal/contract/application/office-day';
import type { Context } from '../../../kernel/context.ts';
import { addCheck } from '../storage/eligibility-days.ts';

/** Counts an answered check. The answer does not wait for it: a check that could not be counted is only missing in a figure. */
export function countCheck(
  { clock, config, database, logger }: Context,
  { isEligible }: { isEligible: boolean },
): void {
  addCheck(database.query, { day: officeDay(clock.now(), config.officeTimeZone), isEligible }).catch((error: unknown) =>
    logger.warn({ err: error }, 'eligibility check not counted'),
  );
}
