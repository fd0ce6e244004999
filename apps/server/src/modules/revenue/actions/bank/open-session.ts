import type { BankErrorKind } from '@portal/contract/bank/bank-errors';
import type { Context } from '../../../../kernel/context.ts';
import type { BankResult } from '../../../../providers/bank-aggregator/bank-aggregator.ts';
import { remedyOf } from '../../domain/bank-errors.ts';
import {
  type BankConnectionRow,
  isUnchanged,
  lockBankConnection,
  updateIfUnchanged,
} from '../../storage/bank-connections.ts';
import { openLogin, openRequest, sealRequest } from '../../storage/bank-seals.ts';
import { failConnection } from './bank-connection.ts';

/** Makes the job fail and retry later. */
class BankNotReady extends Error {
  override readonly name = 'BankNotReady';
}

async function sessionOf(context: Context, row: BankConnectionRow): Promise<BankResult<string> | undefined> {
  if (row.request_sealed !== null) return { ok: true, value: openRequest(context.vault, row.request_sealed) };
  if (row.login_sealed === null) return { ok: false, error: { kind: 'unknownLogin', code: 'forgotten' } };
  const confirmed = await context.bank.confirmLogin(openLogin(context.vault, row.login_sealed));
  if (!confirmed.ok) return confirmed;
  const { requestId, tag } = confirmed.value;
  if (tag !== row.application_id) return { ok: false, error: { kind: 'unknownLogin', code: 'tag' } };
  const isStored = await updateIfUnchanged(context.database.query, row, {
    request_sealed: sealRequest(context.vault, requestId),
    asked_at: null,
  });
  return isStored ? { ok: true, value: requestId } : undefined;
}

/**
 * Calls the provider in the connection's session, and retries once in a new session if that one has expired.
 * @returns undefined if the connection failed or the customer picked another account
 * @throws on temporary errors
 */
export async function askInSession<Value>(
  context: Context,
  row: BankConnectionRow,
  { isLastTry }: { isLastTry: boolean },
  ask: (requestId: string, isNewSession: boolean) => Promise<BankResult<Value>>,
): Promise<Value | undefined> {
  const first = await askOnce(context, row, ask);
  const isOver = first?.ok === false && remedyOf[first.error.kind] === 'openNewSession';
  const result = isOver ? await askOnce(context, { ...row, request_sealed: null, asked_at: null }, ask) : first;
  if (result === undefined) return undefined;
  if (result.ok) return result.value;

  const { kind, code } = result.error;
  context.logger.warn({ connectionId: row.id, kind, code }, 'bank connection: provider call failed');
  if (remedyOf[kind] !== 'notify' && !isLastTry) throw new BankNotReady(kind);
  await failIfUnchanged(context, row, kind);
  return undefined;
}

async function askOnce<Value>(
  context: Context,
  row: BankConnectionRow,
  ask: (requestId: string, isNewSession: boolean) => Promise<BankResult<Value>>,
): Promise<BankResult<Value> | undefined> {
  const session = await sessionOf(context, row);
  return session?.ok ? ask(session.value, row.asked_at === null) : session;
}

export async function failIfUnchanged(
  context: Context,
  known: Pick<BankConnectionRow, 'id' | 'state' | 'account_id'>,
  error: BankErrorKind,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const row = await lockBankConnection(tx, known.id);
    if (row && isUnchanged(row, known)) await failConnection(tx, row, error);
  });
}
