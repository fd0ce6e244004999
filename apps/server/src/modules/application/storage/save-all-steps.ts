import { sql } from 'kysely';
import type { BusinessStructureForm } from '@portal/contract/application/step-forms';
import type { Transaction } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import type { AgeValues, FundingValues, PersonalValues } from '../domain/values.ts';
import { applicationColumns, type ApplicationRow } from './application-row.ts';
import { explainRefusedWrite, type VersionedWrite } from './applications.ts';
import { sealPersonal } from './sealed-values.ts';
import { TOUCHED } from './step-statements.ts';

export interface AllSteps {
  structure: BusinessStructureForm;
  funding: FundingValues;
  age: AgeValues;
  personal: PersonalValues;
}

/** Saves every step before revenue and continues with revenue. Throws like `saveStep`. */
export async function saveAllSteps(
  tx: Transaction,
  vault: Vault,
  write: VersionedWrite & { steps: AllSteps; businessId: string; at: Date },
): Promise<ApplicationRow> {
  const { structure, funding, age, personal } = write.steps;
  const { rows } = await sql<ApplicationRow>`
    update application set
      structure = ${JSON.stringify(structure)}, business_id = ${write.businessId},
      funding = ${JSON.stringify(funding)}, age = ${JSON.stringify(age)},
      personal_sealed = ${sealPersonal(vault, personal)},
      reached_step = case application.reached_step when 'review' then 'review' else 'revenue' end,
      current_step = case application.reached_step when 'review' then 'review' else 'revenue' end,
      drafts = '{}', ${sql.raw(TOUCHED)}, updated_at = ${write.at}
    from customer
    where customer.id = application.customer_id and application.id = ${write.applicationId}
      and application.customer_id = ${write.customerId} and application.version = ${write.version}
      and application.status = 'incomplete' and application.experience_type = 'partner'
    returning ${sql.raw(applicationColumns())}`.execute(tx);
  return rows[0] ?? explainRefusedWrite(tx, { ...write, step: 'welcome' });
}
