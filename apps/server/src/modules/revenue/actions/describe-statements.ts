import type { Context } from '../../../kernel/context.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { toApplication } from '../../application/index.ts';
import { describeReadings, type DescribedReadings } from '../domain/describe-readings.ts';
import { namesOfHolder } from '../domain/same-name.ts';
import { listBankPeriods } from '../storage/bank-connections.ts';
import { listReadings } from '../storage/statement-readings.ts';
import { listStatementFiles } from '../storage/statements.ts';

export interface AskedStatements {
  requestId: string;
  months: readonly string[];
  askedAt: Date;
}

/**
 * An application's statements with their readings, and the months of its window that they and the bank cover. For a
 * later request: its uploads, and the requested months they cover. Neither bank data nor an earlier statement replaces
 * a statement that was requested by name.
 */
export async function describeStatements(
  queries: Queries,
  context: Pick<Context, 'clock' | 'config' | 'vault'>,
  row: Parameters<typeof toApplication>[1],
  asked?: AskedStatements,
): Promise<DescribedReadings> {
  const now = context.clock.now();
  const application = toApplication(context, row);
  return describeReadings(await listStatementFiles(queries, row.id, asked?.requestId), {
    readings: await listReadings(queries, context.vault, row.id),
    window: asked
      ? { required: [...asked.months], accepted: [...asked.months] }
      : { required: application.requiredMonths, accepted: application.acceptedMonths },
    names: namesOfHolder(application),
    bankPeriods: asked ? [] : await listBankPeriods(queries, row, now),
    askedAt: asked?.askedAt,
    now,
  });
}
