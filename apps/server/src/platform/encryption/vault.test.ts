import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CannotOpen } from './cannot-open.ts';
import { CHUNK_BYTES } from './file-format.ts';
import { createVault } from './vault.ts';
import type { Secret } from '../../config/values/secret-text.ts';
import type { Vault } from './vault.ts';

const first: Secret = { id: 'k1', key: randomBytes(32) };
const second: Secret = { id: 'k2', key: randomBytes(32) };
const vault = createVault([first]);
const rotated = createVault([second, first]);

test('requires a secret', () => {
  expect(() => createVault([])).toThrow(RangeError);
});

describe('an encrypted value', () => {
  test('decrypts to its original', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (text, purpose) => {
        expect(vault.open(vault.seal(text, purpose), purpose)).toBe(Buffer.from(text).toString());
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(Buffer.from(vault.openBytes(vault.seal(bytes, 'p'), 'p'))).toEqual(Buffer.from(bytes));
      }),
    );
  });

  test('has the versioned format, and never the same text twice', () => {
    expect(vault.seal('046454286', 'sin')).toMatch(/^v1\.k1\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/u);
    expect(vault.seal('a', 'p')).not.toBe(vault.seal('a', 'p'));
  });

  test('does not decrypt if any character is changed, added or removed', () => {
    const sealed = vault.seal('a value of some length', 'p');
    fc.assert(
      fc.property(fc.nat(sealed.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, character) => {
        const altered = sealed.slice(0, at) + character + sealed.slice(at + 1);
        fc.pre(altered !== sealed);
        expect(() => vault.open(altered, 'p')).toThrow(CannotOpen);
        expect(() => vault.open(sealed.slice(0, at), 'p')).toThrow(CannotOpen);
        expect(() => vault.open(sealed + character, 'p')).toThrow(CannotOpen);
      }),
    );
  });

  test('decrypts only for its own purpose and with its own key', () => {
    const sealed = vault.seal('x', 'sin');
    expect(() => vault.open(sealed, 'email')).toThrow(CannotOpen);
    expect(() => createVault([{ id: 'k1', key: randomBytes(32) }]).open(sealed, 'sin')).toThrow(CannotOpen);
    expect(() => createVault([second]).open(sealed, 'sin')).toThrow(CannotOpen);
  });

  test('still decrypts after a key rotation', () => {
    expect(rotated.open(vault.seal('x', 'p'), 'p')).toBe('x');
    expect(rotated.seal('x', 'p')).toMatch(/^v1\.k2\./u);
  });
});

describe('a keyed hash', () => {
  test('matches only its value and purpose', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (value, other) => {
        fc.pre(Buffer.from(value).toString() !== Buffer.from(other).toString());
        const hash = vault.keyedHash(value, 'code');
        expect(hash).toBe(vault.keyedHash(value, 'code'));
        expect(vault.matchesHash(value, hash, 'code')).toBe(true);
        expect(vault.matchesHash(other, hash, 'code')).toBe(false);
        expect(vault.matchesHash(value, hash, 'link')).toBe(false);
      }),
    );
  });

  test('matches after a key rotation, and is found among all hashes of the value', () => {
    const old = vault.keyedHash('123456', 'code');
    expect(rotated.matchesHash('123456', old, 'code')).toBe(true);
    expect(rotated.keyedHashes('123456', 'code')).toEqual([rotated.keyedHash('123456', 'code'), old]);
    expect(createVault([second]).matchesHash('123456', old, 'code')).toBe(false);
  });
});

describe('a file', () => {
  const encrypt = (contents: Buffer, by: Vault = vault, purpose = 'file') =>
    through(pieces(contents), by.encryptStream(purpose));
  const decrypt = (contents: Buffer, by: Vault = vault, purpose = 'file') =>
    through(pieces(contents), by.decryptStream(purpose));

  test.each([0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1, 3 * CHUNK_BYTES, 3 * CHUNK_BYTES + 17])(
    'of %d bytes survives a round trip',
    async (size) => {
      const contents = randomBytes(size);
      const encrypted = await encrypt(contents);
      expect((await decrypt(encrypted)).equals(contents)).toBe(true);
      expect((await decrypt(encrypted, rotated)).equals(contents)).toBe(true);
    },
  );

  test('survives a round trip however it is split', async () => {
    const contents = randomBytes(2 * CHUNK_BYTES + 100);
    const encrypted = await encrypt(contents);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 70_000 }), { minLength: 1, maxLength: 5 }), async (sizes) => {
        expect((await through(pieces(encrypted, sizes), vault.decryptStream('file'))).equals(contents)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test('is refused when truncated anywhere, even at the end of a chunk', async () => {
    const encrypted = await encrypt(randomBytes(2 * CHUNK_BYTES));
    const header = encrypted.length - 2 * (CHUNK_BYTES + 16);
    const lengths = [0, 3, header - 1, header, header + 10, header + CHUNK_BYTES + 16, encrypted.length - 1];
    for (const length of lengths) await expect(decrypt(encrypted.subarray(0, length))).rejects.toThrow(CannotOpen);
  });

  test('is refused when a byte was changed or added, or chunks were swapped', async () => {
    const encrypted = await encrypt(randomBytes(3 * CHUNK_BYTES));
    await fc.assert(
      fc.asyncProperty(fc.nat(encrypted.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const altered = Buffer.from(encrypted);
        altered.writeUInt8(altered.readUInt8(at) ^ change, at);
        await expect(decrypt(altered)).rejects.toThrow(CannotOpen);
      }),
      { numRuns: 30 },
    );
    await expect(decrypt(Buffer.concat([encrypted, Buffer.of(0)]))).rejects.toThrow(CannotOpen);
    const sealedChunk = CHUNK_BYTES + 16;
    const start = encrypted.length - 3 * sealedChunk;
    const exchanged = Buffer.concat([
      encrypted.subarray(0, start),
      encrypted.subarray(start + sealedChunk, start + 2 * sealedChunk),
      encrypted.subarray(start, start + sealedChunk),
      encrypted.subarray(start + 2 * sealedChunk),
    ]);
    await expect(decrypt(exchanged)).rejects.toThrow(CannotOpen);
  });

  test('is refused for another purpose or without its key', async () => {
    const encrypted = await encrypt(Buffer.from('x'));
    await expect(decrypt(encrypted, vault, 'other')).rejects.toThrow(CannotOpen);
    await expect(decrypt(encrypted, createVault([second]))).rejects.toThrow(CannotOpen);
  });

  test('contains no plain text', async () => {
    const encrypted = await encrypt(Buffer.from('046454286'.repeat(100)));
    expect(encrypted.includes('046454286')).toBe(false);
  });
});

function pieces(contents: Buffer, sizes: number[] = [10_000]): Readable {
  return Readable.from(
    (function* () {
      let at = 0;
      for (let turn = 0; at < contents.length; turn += 1) {
        const size = sizes[turn % sizes.length] ?? 1;
        yield contents.subarray(at, at + size);
        at += size;
      }
    })(),
  );
}

async function through(source: Readable, transform: Duplex): Promise<Buffer> {
  const parts: Buffer[] = [];
  await pipeline(source, transform, async (bytes: AsyncIterable<Buffer>) => {
    for await (const part of bytes) parts.push(part);
  });
  return Buffer.concat(parts);
}
