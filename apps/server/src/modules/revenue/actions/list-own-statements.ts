import type { Context } from '../../../kernel/context.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { type ApplicationRow, findOpenItems } from '../../application/index.ts';
import type { DescribedReadings } from '../domain/describe-readings.ts';
import { askedStatements } from './asked-statements.ts';
import { describeStatements } from './describe-statements.ts';

/** Statements that the owner sees: while statements are requested again, only uploads for that request. */
export async function listOwnStatements(
  queries: Queries,
  context: Context,
  application: ApplicationRow,
): Promise<DescribedReadings> {
  const isAsked = application.status === 'informationRequired';
  const asked = isAsked ? askedStatements(await findOpenItems(queries, context, application.id)) : undefined;
  return describeStatements(queries, context, application, asked);
}
