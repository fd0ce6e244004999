import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { RECORDING_CHUNK_MAXIMUM_BYTES } from '@portal/contract/constants';

const unpack = promisify(gunzip);

export async function readEvents(content: Uint8Array): Promise<string | undefined> {
  try {
    const text = (await unpack(content, { maxOutputLength: RECORDING_CHUNK_MAXIMUM_BYTES })).toString('utf8');
    return Array.isArray(JSON.parse(text)) ? text : undefined;
  } catch {
    return undefined;
  }
}
