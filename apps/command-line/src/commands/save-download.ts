import { open } from 'node:fs/promises';
import path from 'node:path';

const MOST_COPIES = 1000;

/** Saves a download into a folder, readable by this user only. An existing file stays: the new one is numbered. */
export async function saveDownload(
  { fileName, content }: { fileName: string; content: Uint8Array },
  folder: string,
): Promise<string> {
  const { name, ext } = path.parse(path.basename(fileName));
  for (let copy = 1; copy < MOST_COPIES; copy += 1) {
    const target = path.join(folder, copy === 1 ? `${name}${ext}` : `${name} (${copy})${ext}`);
    try {
      const file = await open(target, 'wx', 0o600);
      try {
        await file.writeFile(content);
      } finally {
        await file.close();
      }
      return target;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  throw new Error(`There are too many files named ${fileName}`);
}
