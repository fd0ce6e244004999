import {
  type CheckKind,
  type CheckState,
  checkKinds,
  type HandOverReason,
  isResolved,
} from '@portal/contract/application/checks';
import type { Queries, Transaction } from '../../../platform/database/index.ts';

/** Starts every check of an application. */
export async function insertChecks(tx: Transaction, applicationId: string, at: Date): Promise<void> {
  await tx
    .insertInto('application_check')
    .values(
      checkKinds.map((kind) => ({ application_id: applicationId, kind, state: 'waiting' as const, updated_at: at })),
    )
    .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doNothing())
    .execute();
}

/** The checks of an application in the order of the contract; none before submission. */
export async function listChecks(
  queries: Queries,
  applicationId: string,
): Promise<{ kind: CheckKind; state: CheckState; reason: HandOverReason | null }[]> {
  const rows = await queries
    .selectFrom('application_check')
    .select(['kind', 'state', 'reason'])
    .where('application_id', '=', applicationId)
    .execute();
  return checkKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
}

export interface CheckChange {
  applicationId: string;
  kind: CheckKind;
  state: CheckState;
  at: Date;
  /** Why it is handed over; absent in every other state. */
  reason?: HandOverReason;
}

/** Stores the state of a check, creating its row if needed. */
export async function setCheckState(
  queries: Queries,
  { applicationId, kind, state, at, reason }: CheckChange,
): Promise<void> {
  const change = { state, reason: reason ?? null, updated_at: at };
  await queries
    .insertInto('application_check')
    .values({ application_id: applicationId, kind, ...change })
    .onConflict((conflict) => conflict.columns(['application_id', 'kind']).doUpdateSet(change))
    .execute();
}

/** Checks of open applications that have been in progress since before a time. */
export async function listStuckChecks(
  queries: Queries,
  { since, limit }: { since: Date; limit: number },
): Promise<{ applicationId: string; kind: CheckKind }[]> {
  const underWay = (Object.keys(isResolved) as CheckState[]).filter((state) => !isResolved[state]);
  const rows = await queries
    .selectFrom('application_check')
    .innerJoin('application', 'application.id', 'application_check.application_id')
    .select(['application_check.application_id', 'application_check.kind'])
    .where('application_check.state', 'in', underWay)
    .where('application_check.updated_at', '<=', since)
    .where('application.status', '<>', 'closed')
    .orderBy('application_check.updated_at')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ applicationId: row.application_id, kind: row.kind }));
}
