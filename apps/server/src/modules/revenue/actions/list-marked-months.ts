import { statementMonths, statementWindow } from '@portal/contract/application/statements/statement-window';
import type { MarkedMonth } from '@portal/contract/staff/work-list';
import type { Context } from '../../../kernel/context.ts';
import type { Queries } from '../../../platform/database/index.ts';
import type { ApplicationRow } from '../../application/index.ts';
import { markMonths } from '../domain/mark-months.ts';
import { listBankPeriodsOf, listMarkedStatements } from '../storage/marked-statements.ts';

export interface MarkedApplication {
  id: string;
  submitted_at: Date;
  was_funded: boolean;
}

/** Months of several submitted applications by id. Always takes two queries, and decrypts nothing. */
export async function listMarkedMonths(
  queries: Queries,
  { clock }: Pick<Context, 'clock'>,
  applications: readonly MarkedApplication[],
): Promise<Map<string, MarkedMonth[]>> {
  const now = clock.now();
  const ids = applications.map(({ id }) => id);
  const [statements, bankPeriods] = await Promise.all([
    listMarkedStatements(queries, ids),
    listBankPeriodsOf(queries, ids),
  ]);
  return new Map(
    applications.map(({ id, submitted_at: submittedAt, was_funded: wasFunded }) => [
      id,
      markMonths({
        statements: statements.get(id) ?? [],
        bankPeriods: bankPeriods.get(id) ?? [],
        window: statementWindow(submittedAt, statementMonths(wasFunded)),
        now,
      }),
    ]),
  );
}

export async function monthsAsked(
  queries: Queries,
  context: Pick<Context, 'clock'>,
  { id, submitted_at: submittedAt, was_funded: wasFunded }: ApplicationRow,
): Promise<MarkedMonth[]> {
  const marked = { id, submitted_at: submittedAt ?? context.clock.now(), was_funded: wasFunded };
  return (await listMarkedMonths(queries, context, [marked])).get(id) ?? [];
}
