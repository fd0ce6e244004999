import type { BankFaultKind } from '@portal/contract/bank/provider-codes';
import type { Context } from '../../../context.ts';
import type { JobRun } from '../../../platform/jobs.ts';
import type { BankResult } from '../../../providers/bank-aggregator/bank-aggregator.ts';
import { failConnection } from '../bank-connection.ts';
import { cureOfFault } from '../domain/bank-faults.ts';
import { type BankConnectionRow, lockBankConnection, updateBankConnection } from '../storage/bank-connections.ts';
import { openLogin, openRequest, sealRequest } from '../storage/bank-seals.ts';

/** The job fails, and is tried again later. */
class BankNotReady extends Error {
  override readonly name = 'BankNotReady';
}

/** The session of reading that is open, or a new one. */
async function sessionOf(context: Context, row: BankConnectionRow): Promise<BankResult<string>> {
  if (row.request_sealed !== null) return { ok: true, value: openRequest(context.vault, row.request_sealed) };
  if (row.login_sealed === null) return { ok: false, fault: { kind: 'unknownLogin', code: 'forgotten' } };
  const confirmed = await context.bank.confirmLogin(openLogin(context.vault, row.login_sealed));
  if (!confirmed.ok) return confirmed;
  const { requestId, tag } = confirmed.value;
  if (tag !== row.application_id) return { ok: false, fault: { kind: 'unknownLogin', code: 'tag' } };
  await updateBankConnection(context.database.query, row.id, {
    request_sealed: sealRequest(context.vault, requestId),
    asked_at: null,
  });
  return { ok: true, value: requestId };
}

/**
 * Asks the provider in the connection's session; where that has ended, once more in a new one.
 * @returns the answer, or undefined where the connection has failed and says why
 * @throws where trying later helps
 */
export async function askInSession<Value>(
  context: Context,
  row: BankConnectionRow,
  run: { retryCount: number; isLastTry: boolean },
  ask: (requestId: string, isNewSession: boolean) => Promise<BankResult<Value>>,
): Promise<Value | undefined> {
  const first = await askOnce(context, row, ask);
  const isOver = !first.ok && cureOfFault[first.fault.kind] === 'openAnew';
  const result = isOver ? await askOnce(context, { ...row, request_sealed: null, asked_at: null }, ask) : first;
  if (result.ok) return result.value;

  const { kind, code } = result.fault;
  context.logger.warn({ connectionId: row.id, fault: kind, code }, 'bank connection: the provider did not answer');
  if (cureOfFault[kind] !== 'tell' && !run.isLastTry) throw new BankNotReady(kind);
  await tell(context, row, kind);
  return undefined;
}

async function askOnce<Value>(
  context: Context,
  row: BankConnectionRow,
  ask: (requestId: string, isNewSession: boolean) => Promise<BankResult<Value>>,
): Promise<BankResult<Value>> {
  const session = await sessionOf(context, row);
  return session.ok ? ask(session.value, row.asked_at === null) : session;
}

/** Only a connection that still stands as it was can fail. */
export async function tell(context: Context, { id, state }: BankConnectionRow, fault: BankFaultKind): Promise<void> {
  await context.database.transaction(async (tx) => {
    const row = await lockBankConnection(tx, id);
    if (row && row.ended_at === null && row.state === state) await failConnection(tx, row, fault);
  });
}

/** Whether this run is the last one that the job gets. */
export function isLastTry(run: JobRun, limit: number): { retryCount: number; isLastTry: boolean } {
  return { retryCount: run.retryCount, isLastTry: run.retryCount >= limit };
}
