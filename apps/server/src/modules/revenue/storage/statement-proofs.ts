import { sql } from 'kysely';
import type { DoubtKind, StatementProof } from '@portal/contract/application/statements/statement-transactions';
import type { Queries } from '../../../platform/database/index.ts';

export interface FileProof {
  proof: StatementProof;
  /** Why the rows are not proven; a contradiction in one account applies to the whole file. */
  doubt: DoubtKind | null;
  correctedBy: string[];
}

/** Proof of each file with a read account: proven if all of its accounts are. */
export async function listFileProofs(queries: Queries, applicationId: string): Promise<ReadonlyMap<string, FileProof>> {
  const { rows } = await sql<FileProof & { id: string }>`
    select statement_file.id,
      case when bool_and(statement_account.proof = 'notRead') then 'notRead'
        when bool_and(statement_account.proof = 'proven') then 'proven' else 'notProven' end as proof,
      case when bool_or(statement_account.doubt = 'contradicts') then 'contradicts'
        when bool_or(statement_account.doubt = 'unread') then 'unread' end as doubt,
      array(select distinct made_by from statement_correction
        where statement_correction.statement_id = statement_file.id and withdrawn_at is null
        union select confirmed_by from statement_confirmation
        where statement_confirmation.statement_id = statement_file.id order by made_by) as "correctedBy"
    from statement_file join statement_account on statement_account.statement_id = statement_file.id
    where statement_file.application_id = ${applicationId} and statement_file.removed_at is null
    group by statement_file.id`.execute(queries);
  return new Map(rows.map(({ id, ...proof }) => [id, proof]));
}
