import { DAY_MS } from '@portal/contract/constants';
import type { Context } from '../../../../kernel/context.ts';
import { BATCH } from '../../../../platform/batches.ts';
import type { Transaction } from '../../../../platform/database/index.ts';
import type { BankNotice } from '../../../../providers/bank-aggregator/bank-aggregator.ts';
import { findBankConnection, deleteBankNotices, insertBankNotice } from '../../storage/bank-connections.ts';
import { openRequest } from '../../storage/bank-seals.ts';
import { saveTransactions } from './save-transactions.ts';

const NOTICE_REMEMBERED_MS = 30 * DAY_MS;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Saves a signed notice once: repeated or unrequested deliveries change nothing. */
export async function acceptBankNotice(context: Context, notice: BankNotice): Promise<void> {
  const { clock, database } = context;
  await database.transaction(async (tx) => {
    if (!(await insertBankNotice(tx, notice.deduplicationKey, clock.now()))) return;
    await deleteBankNotices(tx, new Date(clock.now().getTime() - NOTICE_REMEMBERED_MS), BATCH);
    const reading = readyReading(notice);
    const connection = reading && (await findAsking(tx, context, notice));
    if (connection) await saveTransactions(tx, context, connection, reading);
  });
}

function readyReading({ reading }: BankNotice) {
  return reading?.ok && reading.value.state === 'ready' ? reading.value : undefined;
}

/** The connection that requested this notice; undefined if none did. */
async function findAsking(tx: Transaction, { vault }: Context, { tag, requestId }: BankNotice) {
  if (tag === undefined || !uuid.test(tag)) return undefined;
  const connection = await findBankConnection(tx, tag);
  const sealed = connection?.request_sealed;
  return sealed && openRequest(vault, sealed) === requestId ? connection : undefined;
}
