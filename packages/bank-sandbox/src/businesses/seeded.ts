import { createHash } from 'node:crypto';

/** The same words always give the same GUID. */
export function guidOf(...words: readonly string[]): string {
  const hex = createHash('sha256').update(words.join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Deterministic pseudo-random numbers from 0 to 1 (mulberry32), seeded by `words`. */
export function seededNumbers(...words: readonly string[]): () => number {
  let state = createHash('sha256').update(words.join('\n')).digest().readUInt32LE(0);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function digitsOf(count: number, ...words: readonly string[]): string {
  const next = seededNumbers('digits', ...words);
  return Array.from(
    { length: count },
    (_, index) => Math.floor(next() * (index === 0 ? 9 : 10)) + (index === 0 ? 1 : 0),
  ).join('');
}
