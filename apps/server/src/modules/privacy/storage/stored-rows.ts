import { type RawBuilder, sql } from 'kysely';
import { timelineKinds } from '@portal/contract/application/events';
import type { Queries } from '../../../platform/database/index.ts';
import type { ArchivedFile } from '../../../platform/file-store/index.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { givenBy, ofAddress } from './ownership.ts';

export type StoredRow = Readonly<Record<string, unknown>>;

const ofApplication = (customerId: string) =>
  sql`application_id in (select id from application where customer_id = ${customerId})`;

const conditions = {
  itself: (customerId) => sql`id = ${customerId}`,
  customer: (customerId) => sql`customer_id = ${customerId}`,
  application: ofApplication,
  statement: (customerId) =>
    sql`statement_id in (select id from statement_file where removed_at is null and ${ofApplication(customerId)})`,
  uploadLink: (customerId) => sql`link_id in (select id from upload_link where ${ofApplication(customerId)})`,
  address: ofAddress,
  lead: (customerId) => sql`lead_id in (select id from lead where ${ofAddress(customerId)})`,
  given: givenBy,
  consent: (customerId) => sql`consent_id in (select id from consent where ${givenBy(customerId)})`,
} as const satisfies Record<string, (customerId: string) => RawBuilder<unknown>>;

export type Belonging = keyof typeof conditions;

/** Excludes events that customers do not see, and removed statements. */
const furtherConditions: Partial<Record<keyof Schema, RawBuilder<boolean>>> = {
  application_event: sql<boolean>`kind in (${sql.join([...timelineKinds])})`,
  statement_file: sql<boolean>`removed_at is null`,
};

export async function listStoredRows(
  queries: Queries,
  { table, of, customerId }: { table: keyof Schema; of: Belonging; customerId: string },
): Promise<StoredRow[]> {
  const { rows } = await sql<StoredRow>`
    select * from ${sql.table(table)}
    where ${conditions[of](customerId)} and ${furtherConditions[table] ?? sql`true`}`.execute(queries);
  return rows;
}

export async function listCustomerFiles(
  queries: Queries,
  table: 'statement_file' | 'document_file',
  customerId: string,
): Promise<ArchivedFile[]> {
  const rows = await queries
    .selectFrom(table)
    .innerJoin('application', 'application.id', `${table}.application_id`)
    .select(['file_name', 'storage_key', 'uploaded_at'])
    .where('application.customer_id', '=', customerId)
    .where(furtherConditions[table] ?? sql<boolean>`true`)
    .orderBy('uploaded_at')
    .orderBy(`${table}.id`)
    .execute();
  return rows.map((row) => ({ fileName: row.file_name, storageKey: row.storage_key, uploadedAt: row.uploaded_at }));
}
