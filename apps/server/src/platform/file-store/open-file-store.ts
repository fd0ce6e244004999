import type { Config } from '../../config.ts';
import type { Vault } from '../encryption/index.ts';
import type { Random } from '../random.ts';
import { bytesOnDisk } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { sealedFiles } from './sealed-files.ts';

/** Files in the S3-compatible store where one is configured, else on disk. Throws where they cannot be kept there. */
export async function openFileStore(
  config: Pick<Config, 'dataDir' | 's3'>,
  { vault, random }: { vault: Vault; random: Random },
): Promise<FileStore> {
  if (!config.s3) return sealedFiles(bytesOnDisk(config.dataDir, random), vault);
  // The client is large: loaded where it is needed alone.
  const { bytesInS3 } = await import('./s3.ts');
  const files = sealedFiles(bytesInS3(config.s3), vault);
  await files.check();
  return files;
}
