// Reads statements without a server, one JSON line each: `npm run -s read-statement -- [--cash-flow] FILE…`.
// `--cash-flow` adds a last line with the cash flow of all files, as in `Staff_GetCashFlow`.
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { OFFERED_CURRENCY } from '@portal/contract/constants';
import { productDay } from '@portal/contract/calendar';
import { buildCashFlow } from '../../apps/server/src/modules/credit/domain/cash-flow/build-cash-flow.ts';
import type { SignedStatement } from '../../apps/server/src/modules/credit/domain/cash-flow/file-signals.ts';
import type { StatementRows } from '../../apps/server/src/modules/credit/domain/cash-flow/statement-runs.ts';
import { correctAccount } from '../../apps/server/src/modules/revenue/domain/corrected-account.ts';
import { createPdfReader, type Read } from '@portal/statements/pdf/pdf-reader';
import { isLeftToPictures } from '@portal/statements/pdf/pdf-verdict';

const { values, positionals: files } = parseArgs({
  options: { 'cash-flow': { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (files.length === 0) {
  console.error('Usage: npm run -s read-statement -- [--cash-flow] FILE…');
  process.exit(1);
}

const reader = createPdfReader();
const today = productDay(new Date());

/** Scans without text are read by OCR. */
async function read(file: string): Promise<Read> {
  const load = async () => new Uint8Array(await readFile(file));
  const found = await reader.read(load, today, 'slow');
  return isLeftToPictures(found) ? reader.read(load, today, 'pictures') : found;
}

function unread(file: string, reason: string) {
  return { file, state: 'notRecognised', reason, bank: null, periods: [], accounts: [] };
}

function accountsOf({ reading }: Read) {
  if (reading.state === 'read') return { bank: reading.bank, accounts: reading.accounts };
  return reading.unproven ?? { bank: null, accounts: [] };
}

function describe(file: string, found: Read): object {
  const { reading } = found;
  const { bank, accounts } = accountsOf(found);
  const shown = accounts.map(({ checks: _checks, toConfirm: _toConfirm, transactions, ...account }) => ({
    ...account,
    transactions: transactions.map((transaction, row) => ({ ...transaction, row })),
  }));
  if (reading.state !== 'read') return { ...unread(file, reading.reason), bank, accounts: shown };
  const { state, periods, isCreditCard, pagesNotCounted = [] } = reading;
  return { file, state, bank, isCreditCard, periods, pagesNotCounted, accounts: shown };
}

function rowsOf(statementId: string, found: Read): StatementRows[] {
  const { reading } = found;
  const { bank, accounts } = accountsOf(found);
  return accounts.map((account, position) => ({
    statementId,
    position,
    bank,
    isCreditCard: reading.state === 'read' && reading.isCreditCard,
    isRecognized: reading.state === 'read',
    currency: account.currency ?? OFFERED_CURRENCY,
    account: correctAccount(account, []),
  }));
}

const statements: StatementRows[] = [];
const signed: SignedStatement[] = [];
for (const file of files) {
  try {
    const found = await read(file);
    console.log(JSON.stringify(describe(file, found)));
    statements.push(...rowsOf(file, found));
    signed.push({ statementId: file, bank: accountsOf(found).bank, signs: found.signs });
  } catch (error) {
    console.log(JSON.stringify(unread(file, 'failed')));
    signed.push({ statementId: file, bank: null, signs: null });
    console.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
if (values['cash-flow']) {
  const cashFlow = buildCashFlow({
    statements,
    files: signed,
    bankFlows: [],
    connectionsWithout: [],
    names: [],
    ownerNames: [],
    statedAnnualRevenue: null,
    asked: null,
  });
  console.log(JSON.stringify({ cashFlow }));
}
process.exit();
