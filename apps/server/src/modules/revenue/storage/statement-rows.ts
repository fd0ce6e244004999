import type { RowCorrection } from '@portal/contract/application/statements/statement-corrections';
import type { Confirmable, StatementProof } from '@portal/contract/application/statements/statement-transactions';
import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type { StatementReading } from '@portal/contract/entities/entities';
import { sql } from 'kysely';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import {
  type CorrectedAccount,
  correctAccount,
  depositsOf,
  type StoredCorrection,
  type MonthCents,
  sumByMonth,
} from '../domain/corrected-account.ts';
import { isOtherCurrency } from '@portal/statements/reading/currency';
import type { PrintedChecks } from '@portal/statements/rows/prove';
import { asConfirmed, type ReadAccount } from '@portal/statements/rows/read-accounts';

const ROWS_PURPOSE = sealedColumns['statement_account.rows_sealed'].purpose;
const CHECKS_PURPOSE = sealedColumns['statement_account.checks_sealed'].purpose;
const DEPOSITS_PURPOSE = sealedColumns['statement_account.deposits_sealed'].purpose;
const CORRECTION_PURPOSE = sealedColumns['statement_correction.correction_sealed'].purpose;

export interface StoredAccount {
  statementId: string;
  position: number;
  version: number;
  bank: StatementBank | null;
  isCreditCard: boolean;
  /** False for a scan whose rows were not proven when it was read. */
  isRecognized: boolean;
  read: ReadAccount;
  asked: readonly Confirmable[];
  corrections: StoredCorrection[];
}

export interface AccountPlace {
  statementId: string;
  position: number;
}

export async function insertAccounts(
  tx: Transaction,
  vault: Vault,
  {
    statementId,
    isCreditCard,
    accounts,
  }: { statementId: string; isCreditCard: boolean; accounts: readonly ReadAccount[] },
): Promise<void> {
  if (accounts.length === 0) return;
  await tx
    .insertInto('statement_account')
    .values(
      accounts.map((read, position) => ({
        statement_id: statementId,
        position,
        proof: read.proof,
        doubt: read.doubt?.kind ?? null,
        ...sealRead(vault, read),
        deposits_sealed: sealDeposits(vault, { read, corrections: [], isCreditCard }),
      })),
    )
    .onConflict((conflict) => conflict.columns(['statement_id', 'position']).doNothing())
    .execute();
}

/** The account is absent in older rows. */
type StoredDeposit = MonthCents & Partial<Pick<CorrectedAccount, 'account' | 'name'>>;

/** Checks are stored separately: the previous version shows everything stored with the rows. */
interface SealedChecks extends Pick<ReadAccount, 'pageGap' | 'toConfirm'>, Partial<Pick<ReadAccount, 'doubt'>> {
  /** Currency and name are stored here because the previous version ignores this column. */
  checks?: (PrintedChecks & Pick<ReadAccount, 'currency' | 'name'>) | undefined;
}

function sealRead(vault: Vault, { pageGap, doubt, toConfirm, checks, currency, name, ...rows }: ReadAccount) {
  const sealed = { pageGap, doubt, toConfirm, checks: checks && { ...checks, currency, name } } satisfies SealedChecks;
  return {
    rows_sealed: vault.seal(JSON.stringify(rows), ROWS_PURPOSE),
    checks_sealed: vault.seal(JSON.stringify(sealed), CHECKS_PURPOSE),
  };
}

/** An account as read. For older readings without checks, nothing is known about pages. */
function openRead(vault: Vault, rows: string, checks: string | null): ReadAccount {
  const known: SealedChecks =
    checks === null ? { pageGap: null } : (JSON.parse(vault.open(checks, CHECKS_PURPOSE)) as SealedChecks);
  const shown = JSON.parse(vault.open(rows, ROWS_PURPOSE)) as Omit<
    ReadAccount,
    'currency' | 'name' | keyof SealedChecks
  >;
  return { ...shown, ...known, doubt: known.doubt ?? null, currency: known.checks?.currency, name: known.checks?.name };
}

/** Payments to a card and amounts in other currencies are not deposits. */
function sealDeposits(
  vault: Vault,
  { read, corrections, isCreditCard }: Pick<StoredAccount, 'read' | 'corrections' | 'isCreditCard'>,
): string | null {
  const account = correctAccount(read, corrections);
  if (isCreditCard || account.proof !== 'proven') return null;
  return vault.seal(JSON.stringify(isOtherCurrency(read) ? [] : depositsOfAccount(account)), DEPOSITS_PURPOSE);
}

export async function listAccounts(
  queries: Queries,
  vault: Vault,
  { applicationId, statementId }: { applicationId: string; statementId?: string },
): Promise<StoredAccount[]> {
  const rows = await queries
    .selectFrom('statement_account')
    .innerJoin('statement_reading', 'statement_reading.statement_id', 'statement_account.statement_id')
    .innerJoin('statement_file', 'statement_file.id', 'statement_account.statement_id')
    .select([
      'statement_account.statement_id as statementId',
      'position',
      'version',
      'rows_sealed',
      'checks_sealed',
      'bank',
      'is_credit_card as isCreditCard',
      'state',
      sql<Confirmable[]>`array(select what from statement_confirmation
        where statement_confirmation.statement_id = statement_account.statement_id)`.as('confirmed'),
    ])
    .where('statement_file.application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .$if(statementId !== undefined, (query) => query.where('statement_file.id', '=', statementId ?? ''))
    .orderBy('uploaded_at')
    .orderBy('statement_account.statement_id')
    .orderBy('position')
    .execute();
  const corrections = await listCorrections(queries, vault, [...new Set(rows.map((row) => row.statementId))]);
  return rows.map(({ rows_sealed: sealed, checks_sealed: checks, state, confirmed, ...row }) => {
    const read = openRead(vault, sealed, checks);
    return {
      ...row,
      isRecognized: state === 'read',
      read: asConfirmed(read, confirmed),
      asked: read.toConfirm?.what ?? [],
      corrections: corrections
        .filter((each) => each.statementId === row.statementId && each.position === row.position)
        .map(({ stored }) => stored),
    };
  });
}

type PlacedCorrection = AccountPlace & { stored: StoredCorrection };

async function listCorrections(
  queries: Queries,
  vault: Vault,
  statementIds: readonly string[],
): Promise<PlacedCorrection[]> {
  if (statementIds.length === 0) return [];
  const rows = await queries
    .selectFrom('statement_correction')
    .selectAll()
    .where('statement_id', 'in', statementIds)
    .where('withdrawn_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.flatMap((row) =>
    row.correction_sealed === null
      ? []
      : {
          statementId: row.statement_id,
          position: row.position,
          stored: {
            correctionId: row.id,
            number: row.number,
            correction: JSON.parse(vault.open(row.correction_sealed, CORRECTION_PURPOSE)) as RowCorrection,
            by: row.made_by,
            at: row.made_at,
          },
        },
  );
}

export async function insertCorrection(
  tx: Transaction,
  vault: Vault,
  { statementId, position }: AccountPlace,
  { correctionId, correction, by, at }: Omit<StoredCorrection, 'number'>,
): Promise<void> {
  const { next } = await tx
    .selectFrom('statement_correction')
    .select((select) => select.fn.countAll<number>().as('next'))
    .where('statement_id', '=', statementId)
    .where('position', '=', position)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('statement_correction')
    .values({
      id: correctionId,
      statement_id: statementId,
      position,
      number: next,
      correction_sealed: vault.seal(JSON.stringify(correction), CORRECTION_PURPOSE),
      made_by: by,
      made_at: at,
    })
    .execute();
}

export async function findCorrection(
  queries: Queries,
  { statementId, correctionId }: { statementId: string; correctionId: string },
): Promise<{ position: number; stands: boolean } | undefined> {
  const row = await queries
    .selectFrom('statement_correction')
    .select(['position', 'withdrawn_at'])
    .where('id', '=', correctionId)
    .where('statement_id', '=', statementId)
    .executeTakeFirst();
  return row && { position: row.position, stands: row.withdrawn_at === null };
}

export async function withdrawCorrection(
  tx: Transaction,
  correctionId: string,
  { by, at }: { by: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('statement_correction')
    .set({ correction_sealed: null, withdrawn_by: by, withdrawn_at: at })
    .where('id', '=', correctionId)
    .where('withdrawn_at', 'is', null)
    .execute();
}

export async function saveCorrected(
  tx: Transaction,
  vault: Vault,
  { statementId, position, version, isCreditCard, read, corrections }: StoredAccount,
): Promise<void> {
  const account = correctAccount(read, corrections);
  await tx
    .updateTable('statement_account')
    .set({
      proof: account.proof satisfies StatementProof,
      doubt: account.doubt?.kind ?? null,
      version: version + 1,
      deposits_sealed: sealDeposits(vault, { read, corrections, isCreditCard }),
    })
    .where('statement_id', '=', statementId)
    .where('position', '=', position)
    .execute();
}

function depositsOfAccount(account: CorrectedAccount): StoredDeposit[] {
  const { account: digits, name } = account;
  return depositsOf(account).map((each) => ({ ...each, account: digits, name }));
}

export async function listProvenDeposits(
  queries: Queries,
  vault: Vault,
  applicationId: string,
): Promise<Map<string, StatementReading['deposits']>> {
  const rows = await queries
    .selectFrom('statement_account')
    .innerJoin('statement_file', 'statement_file.id', 'statement_account.statement_id')
    .select(['statement_id as statementId', 'deposits_sealed as sealed'])
    .where('statement_file.application_id', '=', applicationId)
    .where('removed_at', 'is', null)
    .orderBy('statement_id')
    .orderBy('position')
    .execute();
  const byStatement = [...Map.groupBy(rows, ({ statementId }) => statementId)];
  return new Map(
    byStatement.map(([statementId, accounts]) => {
      const isProven = accounts.every(({ sealed }) => sealed !== null);
      return [statementId, isProven ? sumByAccount(accounts.flatMap(({ sealed }) => openDeposits(vault, sealed))) : []];
    }),
  );
}

/** Pages of one account may have separate balances; this adds them up. */
function sumByAccount(deposits: readonly StoredDeposit[]): StatementReading['deposits'] {
  const accounts = Map.groupBy(deposits, ({ account, name }) => JSON.stringify([account ?? null, name ?? null]));
  return [...accounts.values()].flatMap((own) => {
    const { account = null, name = null } = own[0] ?? {};
    return sumByMonth(own).map((each) => ({ ...each, account, name }));
  });
}

function openDeposits(vault: Vault, sealed: string | null): StoredDeposit[] {
  return sealed === null ? [] : (JSON.parse(vault.open(sealed, DEPOSITS_PURPOSE)) as StoredDeposit[]);
}
