import type { Queries } from '../../../platform/database/index.ts';
import type { Schema } from '../../../platform/database/schema.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import { type StoredRow, listStoredRows } from '../storage/stored-rows.ts';
import { type ExportedTable, exportedTables } from './exported-tables.ts';

export type StoredData = Readonly<Record<string, readonly StoredRow[]>>;

const SEALED_END = '_sealed';
/** Values sealed as plain text; other sealed values are JSON. */
const plainTexts: ReadonlySet<string> = new Set([
  'customer.first_name_sealed',
  'information_item.answer_sealed',
  'privacy_request.text_sealed',
  'privacy_request.answer_sealed',
]);
/** Fields in sealed values that are useful only to the provider. */
const notShownWithin: ReadonlySet<string> = new Set(['providerId']);

export async function collectStoredData(queries: Queries, vault: Vault, customerId: string): Promise<StoredData> {
  const collected: Record<string, StoredRow[]> = {};
  for (const [name, exported] of Object.entries(exportedTables) as [keyof Schema, ExportedTable | null][]) {
    if (exported === null) continue;
    const rows = await listStoredRows(queries, { table: name, of: exported.of, customerId });
    collected[exported.as] = rows.map((row) => toShown(vault, name, exported, row));
  }
  return collected;
}

function toShown(vault: Vault, table: keyof Schema, exported: ExportedTable, row: StoredRow): StoredRow {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !exported.leftOut.includes(column))
      .map(([column, value]) => [nameOf(column), opened(vault, `${table}.${column}`, value)]),
  );
}

function nameOf(column: string): string {
  const bare = column.endsWith(SEALED_END) ? column.slice(0, -SEALED_END.length) : column;
  return bare.replaceAll(/_([a-z])/gu, (_, letter: string) => letter.toUpperCase());
}

function opened(vault: Vault, column: string, value: unknown): unknown {
  if (!(column in sealedColumns) || value === null) return value;
  const { purpose, form } = sealedColumns[column as keyof typeof sealedColumns];
  if (form === 'json') {
    return Object.fromEntries(
      Object.entries(value as Record<string, string>).map(([key, sealed]) => [
        key,
        JSON.parse(vault.open(sealed, purpose)) as unknown,
      ]),
    );
  }
  const text = vault.open(value as string, purpose);
  return plainTexts.has(column)
    ? text
    : JSON.parse(text, (key, inner: unknown) => (notShownWithin.has(key) ? undefined : inner));
}
