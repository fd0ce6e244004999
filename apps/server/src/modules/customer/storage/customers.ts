import type { Customer } from '@portal/contract/entities/entities';
import { foldEmail } from '@portal/contract/fields/email';
import type { Language } from '@portal/contract/language';
import type { Queries } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';

const FIRST_NAME_PURPOSE = sealedColumns['customer.first_name_sealed'].purpose;

export async function findCustomer(queries: Queries, vault: Vault, customerId: string): Promise<Customer | undefined> {
  const row = await queries
    .selectFrom('customer')
    .select(['id', 'email', 'first_name_sealed', 'language'])
    .where('id', '=', customerId)
    .executeTakeFirst();
  return (
    row && {
      customerId: row.id,
      email: row.email,
      firstName: row.first_name_sealed === null ? null : vault.open(row.first_name_sealed, FIRST_NAME_PURPOSE),
      language: row.language,
    }
  );
}

/** Every contact with this address; more than one where contacts were imported. At most two are of interest. */
export async function findCustomersByEmail(
  queries: Queries,
  email: string,
): Promise<{ id: string; language: Language }[]> {
  return queries
    .selectFrom('customer')
    .select(['id', 'language'])
    .where('email_folded', '=', foldEmail(email))
    .orderBy('id')
    .limit(2)
    .execute();
}

export async function insertCustomer(
  queries: Queries,
  customer: { id: string; email: string; language: Language; createdAt: Date },
): Promise<void> {
  await queries
    .insertInto('customer')
    .values({
      id: customer.id,
      email: customer.email,
      email_folded: foldEmail(customer.email),
      first_name_sealed: null,
      language: customer.language,
      created_at: customer.createdAt,
    })
    .execute();
}

export async function updateCustomerLanguage(queries: Queries, customerId: string, language: Language): Promise<void> {
  await queries.updateTable('customer').set({ language }).where('id', '=', customerId).execute();
}

/** Remembered for greetings once the personal step is saved. */
export async function updateCustomerFirstName(
  queries: Queries,
  vault: Vault,
  customerId: string,
  firstName: string,
): Promise<void> {
  await queries
    .updateTable('customer')
    .set({ first_name_sealed: vault.seal(firstName, FIRST_NAME_PURPOSE) })
    .where('id', '=', customerId)
    .execute();
}
