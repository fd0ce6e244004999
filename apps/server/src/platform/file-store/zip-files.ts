import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Logger } from '../logger.ts';
import { type FileStore, FileNotFound } from './file-store.ts';

// oxlint-disable-next-line no-control-regex
const unsafeInNames = /[\\/:*?"<>|\u0000-\u001F]/gu;

export interface ArchivedFile {
  fileName: string;
  storageKey: string;
  uploadedAt: Date;
}

export interface ZipContents {
  buffers: Readonly<Record<string, Buffer>>;
  /** Files by folder of the archive; they are numbered, since names may repeat. */
  folders: Readonly<Record<string, readonly ArchivedFile[]>>;
  mtime: Date;
}

export function zipFiles(
  { files: store, logger }: { files: FileStore; logger: Logger },
  { buffers, folders, mtime }: ZipContents,
): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream.pipe(new PassThrough());
  const fail = (error: unknown) => output.destroy(error as Error);
  zip.on('error', fail);
  let reading: Readable | undefined;
  output.on('close', () => reading?.destroy());

  for (const [name, content] of Object.entries(buffers)) zip.addBuffer(content, name, { mtime });
  const all = Object.entries(folders).flatMap(([folder, files]) =>
    files.map((file, index) => ({ folder, index, file })),
  );
  for (const { folder, index, file } of all) {
    const name = `${String(index + 1).padStart(2, '0')} ${file.fileName.replaceAll(unsafeInNames, '_')}`;
    // PDFs and photos are already compressed.
    zip.addReadStreamLazy(`${folder}/${name}`, { mtime: file.uploadedAt, compress: false }, (take) => {
      openContent(store, logger, file.storageKey).then((content) => {
        reading = content;
        content.on('error', fail);
        if (output.destroyed) content.destroy();
        else take(null, content);
      }, fail);
    });
  }
  zip.end();
  return output;
}

/** Content of a file; empty if the file is missing, so that one lost file does not affect the others. */
async function openContent(store: FileStore, logger: Logger, storageKey: string): Promise<Readable> {
  const content = store.read(storageKey);
  try {
    await once(content, 'readable');
    return content;
  } catch (error) {
    if (!(error instanceof FileNotFound)) throw error;
    logger.error({ err: error }, 'uploaded file missing');
    return Readable.from([]);
  }
}
