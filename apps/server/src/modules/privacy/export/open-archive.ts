import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Language } from '@portal/contract/language';
import type { Context } from '../../../context.ts';
import { FileNotFound } from '../../../platform/file-store/index.ts';
import { translate } from '../../../platform/texts.ts';
import { listCustomerFiles } from '../storage/customer-files.ts';
import { collectStoredData } from './collect-stored-data.ts';
import { exportedTables } from './exported-tables.ts';

/** Characters that no operating system accepts in file names. */
// eslint-disable-next-line no-control-regex
const unsafeInNames = /[\\/:*?"<>|\u0000-\u001F]/gu;

const guideParagraphs = [
  'privacy.archive.guide.intro',
  'privacy.archive.guide.data',
  'privacy.archive.guide.statements',
  'privacy.archive.guide.sin',
  'privacy.archive.guide.notes',
  'privacy.archive.guide.keep',
] as const;

/** A ZIP of everything stored about a customer: the data, the statements as uploaded, and a guide. */
export async function openArchive(
  context: Context,
  { customerId, language }: { customerId: string; language: Language },
): Promise<Readable> {
  const { clock, database, vault, config } = context;
  const data = await collectStoredData(database.query, vault, customerId);
  const files = await listCustomerFiles(database.query, customerId);
  const mtime = clock.now();
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const fail = (error: unknown) => output.destroy(error as Error);
  zip.on('error', fail);
  let reading: Readable | undefined;
  output.on('close', () => reading?.destroy());

  const guide = guideParagraphs
    .filter((key) => key !== 'privacy.archive.guide.notes' || (data[exportedTables.staff_note.as]?.length ?? 0) > 0)
    .map((key) => translate(language, key, { brand: config.brands[language].name, email: config.privacyEmail }))
    .join('\n\n');
  zip.addBuffer(Buffer.from(`${guide}\n`), `${translate(language, 'privacy.archive.guideName')}.txt`, { mtime });
  const text = JSON.stringify({ exportedAt: mtime, ...data }, null, 2);
  zip.addBuffer(Buffer.from(`${text}\n`), `${translate(language, 'privacy.archive.dataName')}.json`, { mtime });
  for (const [index, file] of files.entries()) {
    const name = `${String(index + 1).padStart(2, '0')} ${file.fileName.replaceAll(unsafeInNames, '_')}`;
    const path = `${translate(language, 'privacy.archive.folderName')}/${name}`;
    // A PDF is already compressed; each is opened only when its turn comes.
    zip.addReadStreamLazy(path, { mtime: file.uploadedAt, compress: false }, (take) => {
      openContent(context, file.storageKey).then((content) => {
        reading = content;
        content.on('error', fail);
        // The caller may have left before the file was found.
        if (output.destroyed) content.destroy();
        else take(null, content);
      }, fail);
    });
  }
  zip.end();
  return output;
}

/** The content of a statement; empty if its file is gone, so that one lost file does not affect the others. */
async function openContent({ files, logger }: Context, storageKey: string): Promise<Readable> {
  const content = files.read(storageKey);
  try {
    await once(content, 'readable');
    return content;
  } catch (error) {
    if (!(error instanceof FileNotFound)) throw error;
    logger.error({ err: error }, 'statement file missing');
    return Readable.from([]);
  }
}
