import { type RawBuilder, sql } from 'kysely';
import type { Customer } from '@portal/contract/entities/entities';
import { foldEmail } from '@portal/contract/fields/email-text';
import type { Language } from '@portal/contract/language';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Random } from '../../../platform/random.ts';

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

/** Contacts with this address. Imports may create several; reading two is enough to detect that. */
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

export function isCustomerPresent(customerId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from customer where customer.id = ${customerId} and customer.erased_at is null)`;
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

/** Makes other transactions that lock this customer wait, such as those that start an application. */
export async function lockCustomer(tx: Transaction, customerId: string): Promise<void> {
  await tx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
}

export async function updateCustomerLanguage(queries: Queries, customerId: string, language: Language): Promise<void> {
  await queries.updateTable('customer').set({ language }).where('id', '=', customerId).execute();
}

/** Stored for greetings, once the personal step is saved. */
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

export interface ImportedCustomer {
  contactId: string;
  email: string;
  firstName: string | undefined;
  language: Language;
  at: Date;
}

export async function importCustomer(
  queries: Queries,
  { random, vault }: { random: Random; vault: Vault },
  contact: ImportedCustomer,
): Promise<{ customerId: string; isNew: boolean }> {
  const customerId = random.uuid();
  const current = {
    email: contact.email,
    email_folded: foldEmail(contact.email),
    language: contact.language,
    ...(contact.firstName === undefined
      ? {}
      : { first_name_sealed: vault.seal(contact.firstName, FIRST_NAME_PURPOSE) }),
  };
  const { id } = await queries
    .insertInto('customer')
    .values({
      id: customerId,
      contact_id: contact.contactId,
      created_at: contact.at,
      first_name_sealed: null,
      ...current,
    })
    .onConflict((conflict) => conflict.column('contact_id').where('contact_id', 'is not', null).doUpdateSet(current))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { customerId: id, isNew: id === customerId };
}

export interface ListedContact extends Omit<Customer, 'email'> {
  contactId: string | null;
  createdAt: string;
}

export async function listContactsOfEmail(queries: Queries, vault: Vault, email: string): Promise<ListedContact[]> {
  const rows = await queries
    .selectFrom('customer')
    .select(['id', 'contact_id', 'first_name_sealed', 'language', 'created_at'])
    .where('email_folded', '=', foldEmail(email))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    customerId: row.id,
    contactId: row.contact_id,
    firstName: row.first_name_sealed === null ? null : vault.open(row.first_name_sealed, FIRST_NAME_PURPOSE),
    language: row.language,
    createdAt: row.created_at.toISOString(),
  }));
}

export async function wantsReminders(queries: Queries, customerId: string): Promise<boolean> {
  const { reminders_stopped_at: stoppedAt } = await queries
    .selectFrom('customer')
    .select('reminders_stopped_at')
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  return stoppedAt === null;
}

export async function updateReminders(queries: Queries, customerId: string, stoppedAt: Date | null): Promise<void> {
  await queries
    .updateTable('customer')
    .set({ reminders_stopped_at: stoppedAt })
    .where('erased_at', 'is', null)
    .where('email_folded', '=', (select) =>
      select.selectFrom('customer').select('email_folded').where('id', '=', customerId),
    )
    .execute();
}
