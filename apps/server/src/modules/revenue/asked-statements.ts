import type { Context } from '../../context.ts';
import type { Transaction } from '../../platform/database/index.ts';
import { type ApplicationRow, type OpenItem, restartCheck, settleInformation } from '../application/index.ts';
import type { AskedStatements } from './describe-statements.ts';

/** What is asked for of an application's statements, if anything: uploads belong to the oldest request. */
export function askedStatements(items: readonly OpenItem[]): AskedStatements | undefined {
  const asked = items.filter(({ kind }) => kind === 'statements');
  const [oldest] = asked;
  if (!oldest) return undefined;
  const months = [...new Set(asked.flatMap((item) => item.months))].sort();
  return { requestId: oldest.requestId, months, askedAt: new Date(oldest.askedAt) };
}

/** Ends requests for statements as provided, and has the transactions checked again. The application's row is locked. */
export async function settleStatements(
  tx: Transaction,
  context: Context,
  application: ApplicationRow,
  items: readonly OpenItem[],
): Promise<void> {
  const settlements = items.map((item) => ({ item, as: 'provided' as const }));
  await settleInformation(tx, context, application, settlements);
  await restartCheck(tx, context, 'transactions', { applicationId: application.id, cause: 'submission' });
}
