import type { CoveredPeriod } from '@portal/contract/application/statements/months-covered';
import type { StatementProof } from '@portal/contract/application/statements/statement-transactions';
import { BANK_DATA_FRESH_DAYS } from '@portal/contract/constants';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/index.ts';
import { applicationsNear } from '../../application/index.ts';
import type { MarkedStatement } from '../domain/mark-months.ts';
import { countsFor } from './bank-connections.ts';

interface StatementRow {
  application_id: string;
  uploaded_at: Date;
  periods: CoveredPeriod[] | null;
  is_credit_card: boolean | null;
  proofs: StatementProof[] | null;
}

export async function listMarkedStatements(
  queries: Queries,
  applicationIds: readonly string[],
): Promise<Map<string, MarkedStatement[]>> {
  const { rows } = await sql<StatementRow>`
    select statement_file.application_id, statement_file.uploaded_at, statement_reading.periods,
      statement_reading.is_credit_card,
      (select array_agg(statement_account.proof) from statement_account
        where statement_account.statement_id = statement_file.id) as proofs
    from statement_file left join statement_reading on statement_reading.statement_id = statement_file.id
    where statement_file.application_id = any(${applicationIds}::uuid[]) and statement_file.removed_at is null`.execute(
    queries,
  );
  return byApplication(rows, ({ uploaded_at: uploadedAt, periods, is_credit_card: isCreditCard, proofs }) => ({
    uploadedAt,
    reading: isCreditCard === null ? null : { periods: periods ?? [], isCreditCard, proofs: proofs ?? [] },
  }));
}

interface BankRow extends CoveredPeriod {
  application_id: string;
}

export async function listBankPeriodsOf(
  queries: Queries,
  applicationIds: readonly string[],
): Promise<Map<string, CoveredPeriod[]>> {
  const { rows } = await sql<BankRow>`
    select counted.id as application_id, bank_connection.id as account,
      bank_connection.covered_from as "from", bank_connection.covered_to as "to"
    from ${applicationsNear(applicationIds)} as counted
    join bank_connection on bank_connection.application_id = counted.near_id
    where ${countsFor({
      id: sql`counted.id`,
      freshSince: sql`counted.submitted_at - make_interval(days => ${sql.lit(BANK_DATA_FRESH_DAYS)})`,
    })}`.execute(queries);
  return byApplication(rows, ({ account, from, to }) => ({ account, from, to }));
}

function byApplication<Row extends { application_id: string }, Value>(
  rows: readonly Row[],
  toValue: (row: Row) => Value,
): Map<string, Value[]> {
  const grouped = new Map<string, Value[]>();
  for (const row of rows) grouped.set(row.application_id, [...(grouped.get(row.application_id) ?? []), toValue(row)]);

  return grouped;
}
