import type { Readable } from 'node:stream';
import type { Language } from '@portal/contract/language';
import type { Context } from '../../../kernel/context.ts';
import { zipFiles } from '../../../platform/file-store/index.ts';
import { translate } from '../../../platform/texts.ts';
import { listCustomerFiles } from '../storage/stored-rows.ts';
import { collectStoredData } from './collect-stored-data.ts';
import { exportedTables } from './exported-tables.ts';

const guideParagraphs = [
  'privacy.archive.guide.intro',
  'privacy.archive.guide.data',
  'privacy.archive.guide.statements',
  'privacy.archive.guide.documents',
  'privacy.archive.guide.sin',
  'privacy.archive.guide.notes',
  'privacy.archive.guide.keep',
] as const;

export async function openArchive(
  context: Context,
  { customerId, language }: { customerId: string; language: Language },
): Promise<Readable> {
  const { clock, database, vault, config } = context;
  const data = await collectStoredData(database.query, vault, customerId);
  const [statements, documents] = [
    await listCustomerFiles(database.query, 'statement_file', customerId),
    await listCustomerFiles(database.query, 'document_file', customerId),
  ];
  const mtime = clock.now();
  const guide = guideParagraphs
    .filter((key) => key !== 'privacy.archive.guide.notes' || (data[exportedTables.staff_note.as]?.length ?? 0) > 0)
    .map((key) => translate(language, key, { brand: config.brands[language].name, email: config.privacyEmail }))
    .join('\n\n');
  const text = JSON.stringify({ exportedAt: mtime, ...data }, null, 2);
  const buffers = {
    [`${translate(language, 'privacy.archive.guideName')}.txt`]: Buffer.from(`${guide}\n`),
    [`${translate(language, 'privacy.archive.dataName')}.json`]: Buffer.from(`${text}\n`),
  };
  const folders = {
    [translate(language, 'privacy.archive.folderName')]: statements,
    [translate(language, 'privacy.archive.documentsFolderName')]: documents,
  };
  return zipFiles(context, { buffers, folders, mtime });
}
