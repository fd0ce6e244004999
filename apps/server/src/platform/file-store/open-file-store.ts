import type { Config, S3Access } from '../../config/index.ts';
import type { Vault } from '../encryption/index.ts';
import type { Random } from '../random.ts';
import { watchPort } from '../telemetry/outside-calls.ts';
import { bytesOnDisk } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { type SealedBytes, sealedFiles } from './sealed-files.ts';

/**
 * The S3-compatible store if configured, otherwise the disk. Throws if the store is not usable; a full disk is
 * accepted, since its files can be read.
 */
export async function openFileStore(
  config: Pick<Config, 'dataDir' | 's3'>,
  { vault, random }: { vault: Vault; random: Random },
): Promise<FileStore> {
  const place = config.s3 ? await openS3(config.s3) : bytesOnDisk(config.dataDir, random);
  await place.check();
  return watchPort('files', sealedFiles(place, vault), ['write', 'remove', 'findKeyId', 'reseal']);
}

/** Loaded only if needed, because the client is large. */
async function openS3(access: S3Access): Promise<SealedBytes> {
  const { bytesInS3 } = await import('./s3.ts');
  return bytesInS3(access);
}
