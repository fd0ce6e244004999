import type { Context } from '../../../kernel/context.ts';
import type { Transaction } from '../../../platform/database/index.ts';
import { type ApplicationRow, type OpenItem, restartCheck, resolveInformation } from '../../application/index.ts';
import type { AskedStatements } from './describe-statements.ts';

export function askedStatements(items: readonly OpenItem[]): AskedStatements | undefined {
  const asked = items.filter(({ kind }) => kind === 'statements');
  const [oldest] = asked;
  if (!oldest) return undefined;
  const months = [...new Set(asked.flatMap((item) => item.months))].sort();
  return { requestId: oldest.requestId, months, askedAt: new Date(oldest.askedAt) };
}

/** Resolves requests for statements and repeats the transaction check. The caller must have locked the application. */
export async function resolveStatementItems(
  tx: Transaction,
  context: Context,
  application: ApplicationRow,
  { items, as }: { items: readonly OpenItem[]; as: 'provided' | 'declined' },
): Promise<void> {
  const resolutions = items.map((item) => ({ item, as }));
  await resolveInformation(tx, context, application, resolutions);
  await restartCheck(tx, context, 'transactions', { applicationId: application.id, cause: 'submission' });
}
