import { open, rename, rm } from 'node:fs/promises';

/** Writes a file that only its owner can read. Replaces an earlier file only once the new one is complete. */
export async function saveFile(file: string, parts: AsyncIterable<string | Uint8Array>): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  const handle = await open(unfinished, 'wx', 0o600).catch((error: unknown) => {
    throw Object.assign(error as NodeJS.ErrnoException, { path: file });
  });
  try {
    for await (const part of parts) await handle.writeFile(part);
    await handle.close();
    await rename(unfinished, file).catch((error: unknown) => {
      throw Object.assign(error as NodeJS.ErrnoException, { path: file });
    });
  } finally {
    await handle.close();
    await rm(unfinished, { force: true });
  }
}
