import type { Readable } from 'node:stream';
import type { Language } from '@portal/contract/language';
import type { Context } from '../../../kernel/context.ts';
import { zipFiles } from '../../../platform/file-store/index.ts';
import { translate } from '../../../platform/texts.ts';
import { renderApplicationCopy } from '../../application/index.ts';
import { listArchivedStatements } from '../storage/statements.ts';

export async function openWholeApplication(
  context: Context,
  own: { applicationId: string; customerId: string; language: Language },
): Promise<{ fileName: string; content: Readable } | undefined> {
  const copy = await renderApplicationCopy(context, own);
  if (!copy) return undefined;
  const files = await listArchivedStatements(context.database.query, own.applicationId);
  const folder = translate(own.language, 'privacy.archive.folderName');
  const contents = { buffers: { [copy.fileName]: copy.content }, folder, files, mtime: context.clock.now() };
  return { fileName: copy.fileName.replace(/pdf$/u, 'zip'), content: zipFiles(context, contents) };
}
