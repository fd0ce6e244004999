import { describe, expect, test } from 'vitest';
import { bombPdf, encryptedPdf, ordinaryPdf, pageBombPdf, pdfOfSize } from '../../../../test/sample-pdfs.ts';
import { createPdfReader, type LoadFile } from './pdf-reader.ts';

const MEGABYTE = 1_048_576;
const BOMB_UNFOLDED_BYTES = 1024 * MEGABYTE;
const MANY_FILES = 12;

const reader = createPdfReader();
const copyOf = (file: Buffer) => () => Promise.resolve(new Uint8Array(file));
const ordinary = await ordinaryPdf('January', 40);

describe('a PDF', () => {
  test.each([
    ['ordinary', ordinary, 'readable'],
    ['of 15 MB', pdfOfSize(15 * MEGABYTE), 'readable'],
    ['encrypted with a password', encryptedPdf('secret'), 'protected'],
    ['encrypted without one, as banks do to forbid changes', encryptedPdf(''), 'readable'],
    ['cut at half', ordinary.subarray(0, ordinary.length / 2), 'damaged'],
    ['of noise between its ends', Buffer.from(`%PDF-1.7\n${'x'.repeat(5000)}\n%%EOF\n`), 'damaged'],
    [
      'without pages',
      Buffer.from('%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'),
      'damaged',
    ],
    ['of nothing', Buffer.alloc(0), 'damaged'],
  ])('%s', async (_, file, verdict) => {
    expect(await reader.examine(copyOf(file))).toBe(verdict);
  });

  test.each([
    ['to 1 GB', bombPdf, (load: LoadFile) => reader.examine(load)],
    ['to 1 GB on its page', pageBombPdf, async (load: LoadFile) => (await reader.read(load, '2026-11-21')).reading],
  ])('that unfolds from 1 MB %s is given up, and the thread that did it with it', async (_, make, open) => {
    const bomb = make(BOMB_UNFOLDED_BYTES);
    expect(bomb.length).toBeLessThan(2 * MEGABYTE);
    const before = process.memoryUsage.rss();
    let highest = before;
    let longestPauseMs = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage.rss());
      longestPauseMs = Math.max(longestPauseMs, performance.now() - last);
      last = performance.now();
    }, 10);
    const outcome = await open(copyOf(bomb));
    clearInterval(watch);
    expect(typeof outcome === 'string' ? outcome : outcome.state).toMatch(/^(?:damaged|notRecognised)$/u);
    expect(highest - before).toBeLessThan(300 * MEGABYTE);
    expect(longestPauseMs).toBeLessThan(1000);
    expect(await reader.examine(copyOf(ordinary))).toBe('readable');
  });

  test('that takes too much work is given up', async () => {
    const hurried = createPdfReader({ processorMs: 0 });
    expect(await hurried.examine(copyOf(ordinary))).toBe('tooSlow');
    expect(await hurried.read(copyOf(ordinary), '2026-11-21')).toEqual({
      reading: { state: 'notRecognised', reason: 'tooSlow' },
      pages: 0,
    });
  });

  test('for which the machine has no time is not judged', async () => {
    const hurried = createPdfReader({ timeMs: { examine: 0, read: 0 } });
    expect(await hurried.examine(copyOf(ordinary))).toBe('tooSlow');
    expect(await hurried.read(copyOf(ordinary), '2026-11-21')).toEqual({
      reading: { state: 'notRecognised', reason: 'machineBusy' },
      pages: 0,
    });
  });
});

test('many files wait their turn, and no more than two are in memory', async () => {
  let loaded = 0;
  let most = 0;
  const verdicts = await Promise.all(
    Array.from({ length: MANY_FILES }, () =>
      reader
        .examine(() => {
          loaded += 1;
          most = Math.max(most, loaded);
          return copyOf(ordinary)();
        })
        .finally(() => (loaded -= 1)),
    ),
  );
  expect(new Set(verdicts)).toEqual(new Set(['readable']));
  expect(most).toBe(2);
});

test('a file that cannot be loaded gives its turn back', async () => {
  const failures = Array.from({ length: 5 }, () => reader.examine(() => Promise.reject(new Error('gone'))));
  expect((await Promise.allSettled(failures)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(await reader.examine(copyOf(ordinary))).toBe('readable');
});
