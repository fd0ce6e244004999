import type { Context } from '../../context.ts';
import type { Queries } from '../../platform/database/index.ts';
import { toApplication } from '../application/index.ts';
import { describeReadings, type DescribedReadings } from './domain/describe-readings.ts';
import { namesOfHolder } from './domain/same-name.ts';
import { listBankPeriods } from './storage/bank-connections.ts';
import { listReadings } from './storage/statement-readings.ts';
import { listStatementFiles } from './storage/statements.ts';

/**
 * The statements of an application, or of one request after its submission, with what was read from them, and the
 * months that everything of the application covers.
 */
export async function describeStatements(
  queries: Queries,
  context: Pick<Context, 'clock' | 'vault'>,
  row: Parameters<typeof toApplication>[1],
  requestId?: string,
): Promise<DescribedReadings> {
  const now = context.clock.now();
  const application = toApplication(context, row);
  return describeReadings(await listStatementFiles(queries, row.id, requestId), {
    readings: await listReadings(queries, context.vault, row.id),
    window: { required: application.requiredMonths, accepted: application.acceptedMonths },
    names: namesOfHolder(application),
    bankPeriods: await listBankPeriods(queries, row, now),
    now,
  });
}
