import type { RevenueRuling } from '@portal/contract/application/revenue-rulings';
import type { Confirmable, StatementTransaction } from '@portal/contract/application/statements/statement-transactions';
import type { DocumentSigns } from '@portal/statements/pdf/document-signs';
import { unconfirmed } from '@portal/statements/reading/read-statement';
import { insertRuling } from '../src/modules/revenue/storage/revenue-rulings.ts';
import { insertReading, type ReadStatement } from '../src/modules/revenue/index.ts';
import type { TestServer } from './test-context.ts';

type Recognized = Extract<ReadStatement, { state: 'read' }>;
type ReadAccount = Recognized['accounts'][number];

export type SimpleRow = readonly [date: string, cents: number, description?: string];

interface AccountOptions extends Partial<ReadAccount> {
  rows?: readonly SimpleRow[];
}

/** By default, a proven account of January 2026; the closing balance follows from its rows. */
export function accountRows({ rows = [['2026-01-05', 125_00]], ...rest }: AccountOptions = {}): ReadAccount {
  const openingCents = rest.openingCents === undefined ? 1000_00 : rest.openingCents;
  const transactions = rows.map(([date, cents, description = 'CARD SALES']): StatementTransaction => ({
    date,
    description,
    cents,
    balanceCents: null,
    page: 1,
  }));
  return {
    account: '4431',
    from: '2026-01-01',
    to: '2026-01-31',
    openingCents,
    closingCents: transactions.reduce((balance, { cents }) => balance + cents, openingCents ?? 0),
    proof: 'proven',
    breaksAt: null,
    pageGap: null,
    doubt: null,
    transactions,
    ...rest,
  };
}

export async function addStatement({ context }: TestServer, applicationId: string): Promise<string> {
  const id = context.random.uuid();
  await context.database.query
    .insertInto('statement_file')
    .values({
      id,
      application_id: applicationId,
      file_name: 'statement.pdf',
      size_bytes: 1000,
      sha256: id.replaceAll('-', '').repeat(2),
      storage_key: `statements/${applicationId}/${id}`,
      uploaded_at: context.clock.now(),
      removed_at: null,
    })
    .execute();
  return id;
}

export async function giveRows(
  server: TestServer,
  place: StatementPlace,
  accounts: readonly ReadAccount[],
  { toConfirm = [], ...rest }: Partial<Recognized> & { toConfirm?: readonly Confirmable[] } = {},
): Promise<void> {
  const read: Recognized = {
    state: 'read',
    bank: 'rbc',
    isCreditCard: false,
    holder: null,
    periods: accounts.map(({ account, from, to }) => ({ account, from, to })),
    accounts: [...accounts],
    ...rest,
  };
  await giveReading(server, { ...place, reading: unconfirmed(read, toConfirm) });
}

export async function addRuling({ context }: TestServer, applicationId: string): Promise<void> {
  const { clock, database, random, vault } = context;
  const ruling: RevenueRuling = { kind: 'lender', payee: 'NORTHSIDE CAPITAL', words: 'They sent the contract.' };
  const stored = { applicationId, rulingId: random.uuid(), ruling, by: 'Anne Roy', at: clock.now() };
  await database.transaction((tx) => insertRuling(tx, vault, stored));
}

interface StatementPlace {
  applicationId: string;
  statementId: string;
}

export async function giveReading(
  { context }: TestServer,
  { applicationId, statementId, reading, signs }: StatementPlace & { reading: ReadStatement; signs?: DocumentSigns },
): Promise<void> {
  const { clock, database, vault } = context;
  await database.transaction(async (tx) => {
    // Locks the file's row: its reading job then waits, or has already run.
    await tx.selectFrom('statement_file').select('id').where('id', '=', statementId).forUpdate().execute();
    await tx.deleteFrom('statement_reading').where('statement_id', '=', statementId).execute();
    const isStored = await insertReading(tx, vault, {
      ...{ statementId, applicationId, reading },
      signs: { program: 'Statements 1.0', found: [], ...signs },
      pages: 1,
      at: clock.now(),
    });
    if (!isStored) throw new Error('There is no such statement');
  });
}
