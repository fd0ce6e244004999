import type { EvidenceSql } from '../../application/index.ts';

const CONNECTED = `bank_connection
    where bank_connection.application_id = application.id and bank_connection.ended_at is null`;
const PRESENT = `statement_file
    where statement_file.application_id = application.id and statement_file.removed_at is null`;

const BANK_COLUMN = `
  (select jsonb_build_object('state', bank_connection.state, 'institution', bank_connection.institution,
      'connectionId', bank_connection.id, 'loginHash', bank_connection.login_hash,
      'accountId', bank_connection.account_id)
    from ${CONNECTED}) as bank`;

export const applicationEvidence: EvidenceSql = {
  bankColumn: BANK_COLUMN,
  hasStatements: `exists (select from ${PRESENT})`,
  hasBank: `exists (select from ${CONNECTED})`,
  columns: `
  (select count(*) from ${PRESENT}) as statement_count,
  (select count(*) from statement_file
    where statement_file.application_id = application.id
      and statement_file.uploaded_at <= application.submitted_at
      and (statement_file.removed_at is null or statement_file.removed_at > application.submitted_at)
  ) as submitted_statement_count,
  ${BANK_COLUMN},
  (select bank_connection.institution from bank_connection
    where bank_connection.application_id = application.id
      and bank_connection.connected_at <= application.submitted_at
      and (bank_connection.ended_at is null or bank_connection.ended_at >= application.submitted_at)
    order by bank_connection.connected_at desc limit 1) as submitted_bank`,
  bankReadAt: (row) => `
  (select max(bank_connection.read_at) from bank_connection
    where bank_connection.application_id = ${row}.id and bank_connection.covered_from is not null
      and (bank_connection.ended_at is null or bank_connection.ended_because = 'applicationClosed'))`,
};
