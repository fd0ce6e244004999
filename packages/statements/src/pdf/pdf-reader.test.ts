import { MEGABYTE, MINUTE_MS } from '@portal/contract/constants';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { hostilePdfs } from '../../corpus/hostile-pdfs.ts';
import { bombPdf, encryptedPdf, ordinaryPdf, pageBombPdf, pdfOfSize } from '../../corpus/sample-pdfs.ts';
import { writeScan } from '../../corpus/sheet.ts';
import { createPdfReader, type LoadFile } from './pdf-reader.ts';

const BOMB_UNFOLDED_BYTES = 1024 * MEGABYTE;
const MANY_FILES = 12;
const CUSTOMER = 'customer';

const reader = createPdfReader();
const patient = createPdfReader({
  turnMs: MINUTE_MS,
  timeMs: { examine: MINUTE_MS, examineWhileOthersWait: MINUTE_MS, read: MINUTE_MS },
});
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
    expect((await reader.examine(copyOf(file), CUSTOMER)).verdict).toBe(verdict);
  });

  test.each([
    ['to 1 GB', bombPdf, async (load: LoadFile) => (await patient.examine(load, CUSTOMER)).verdict],
    ['to 1 GB on its page', pageBombPdf, async (load: LoadFile) => (await patient.read(load, '2026-11-21')).reading],
  ])('that expands from 1 MB %s is abandoned, and its worker thread is stopped', async (_, make, open) => {
    const bomb = make(BOMB_UNFOLDED_BYTES);
    expect(bomb.length).toBeLessThan(2 * MEGABYTE);
    const before = process.memoryUsage.rss();
    let highest = before;
    let looks = 0;
    const watch = setInterval(() => {
      highest = Math.max(highest, process.memoryUsage.rss());
      looks += 1;
    }, 10);
    const outcome = await open(copyOf(bomb));
    clearInterval(watch);
    expect(typeof outcome === 'string' ? outcome : outcome.state).toMatch(/^(?:damaged|notRecognised)$/u);
    expect(highest - before).toBeLessThan(300 * MEGABYTE);
    // Reading in this thread would have blocked these requests.
    expect(looks).toBeGreaterThan(5);
    expect((await reader.examine(copyOf(ordinary), CUSTOMER)).verdict).toBe('readable');
  });

  test('that takes too much work is abandoned', async () => {
    const hurried = createPdfReader({ processorMs: { quick: 0, quickWhileOthersWait: 0, slow: 0 } });
    const long = hostilePdfs.wideTree(0);
    expect(await hurried.examine(copyOf(long), CUSTOMER)).toMatchObject({ verdict: 'tooSlow' });
    for (const pace of ['quick', 'slow'] as const) {
      expect(await hurried.read(copyOf(long), '2026-11-21', pace)).toMatchObject({
        reading: { state: 'notRecognised', reason: 'tooSlow' },
        pages: 0,
      });
    }
  });

  test('is not judged when the machine is busy', async () => {
    const hurried = createPdfReader({ timeMs: { examine: 0, examineWhileOthersWait: 0, read: 0 } });
    expect(await hurried.examine(copyOf(ordinary), CUSTOMER)).toMatchObject({ verdict: 'machineBusy' });
    expect(await hurried.read(copyOf(ordinary), '2026-11-21')).toMatchObject({
      reading: { state: 'notRecognised', reason: 'machineBusy' },
      pages: 0,
    });
  });
});

test('many files are queued, and at most two are in memory', async () => {
  let loaded = 0;
  let most = 0;
  const verdicts = await Promise.all(
    Array.from({ length: MANY_FILES }, async (_, customer) => {
      const load = async () => {
        // The previous reader releases its turn before its promise resolves.
        await new Promise((resolve) => setImmediate(resolve));
        loaded += 1;
        most = Math.max(most, loaded);
        return copyOf(ordinary)();
      };
      const { verdict } = await patient.examine(load, String(customer)).finally(() => (loaded -= 1));
      return verdict;
    }),
  );
  expect(new Set(verdicts)).toEqual(new Set(['readable']));
  expect(most).toBe(2);
});

test('a file that cannot be loaded frees its place in the queue', async () => {
  const failures = Array.from({ length: 5 }, () => patient.examine(() => Promise.reject(new Error('gone')), CUSTOMER));
  expect((await Promise.allSettled(failures)).every(({ status }) => status === 'rejected')).toBe(true);
  expect((await reader.examine(copyOf(ordinary), CUSTOMER)).verdict).toBe('readable');
});

describe('hostile files from one customer', () => {
  const hostile = Object.values(hostilePdfs).map((make) => make(0));
  /** These files are far too slow, so the test can use short limits. */
  const processorMs = { quick: 400, quickWhileOthersWait: 200, slow: 400 };
  const ampleMs = 5 * MINUTE_MS;
  const timeMs = { examine: ampleMs, examineWhileOthersWait: ampleMs, read: ampleMs };
  const fair = createPdfReader({ processorMs, timeMs, turnMs: ampleMs });

  test('are abandoned early, and delay other customers by at most one file', async () => {
    const done: string[] = [];
    const examine = async (file: Buffer, customer: string) => {
      const { verdict } = await fair.examine(copyOf(file), customer);
      done.push(customer);
      return verdict;
    };
    const sent = [...hostile, ...hostile].map((file) => examine(file, 'attacker'));
    const others = ['first', 'second'].map((customer) => examine(ordinary, customer));
    expect(await Promise.all(others)).toEqual(['readable', 'readable']);
    expect(done.filter((customer) => customer === 'attacker').length).toBeLessThanOrEqual(1);
    expect(new Set(await Promise.all(sent))).toEqual(new Set(['tooSlow']));
  });

  test('get a long reading one at a time, which leaves a thread for other customers', async () => {
    const steps: string[] = [];
    const readings = hostile.map(async (file, index) => {
      const load = () => {
        steps.push(`begins ${String(index)}`);
        return copyOf(file)();
      };
      const { reading } = await fair.read(load, '2026-11-21', 'slow').finally(() => steps.push('ends'));
      return reading;
    });
    expect(await fair.examine(copyOf(ordinary), 'other')).toMatchObject({ verdict: 'readable' });
    expect(steps).not.toContain('begins 1');
    expect(new Set((await Promise.all(readings)).map(({ state }) => state))).toEqual(new Set(['notRecognised']));
  });

  test('are abandoned when others wait and the machine is busy', async () => {
    const hurried = createPdfReader({ turnMs: ampleMs, timeMs: { ...timeMs, examineWhileOthersWait: 0 } });
    const customers = ['first', 'second', 'third'];
    const verdicts = await Promise.all(
      customers.map(async (customer) => (await hurried.examine(copyOf(ordinary), customer)).verdict),
    );
    expect(verdicts).toEqual(['noTurn', expect.stringMatching(/^(?:noTurn|readable)$/u), 'readable']);
  });

  test('time out in the queue without being opened', async () => {
    const impatient = createPdfReader({ processorMs, timeMs, turnMs: 0 });
    const [first, ...others] = await Promise.all(hostile.map((file) => impatient.examine(copyOf(file), 'attacker')));
    expect(first?.verdict).toBe('tooSlow');
    expect(first?.workedMs).toBeGreaterThan(0);
    expect(others).toEqual(others.map(() => ({ verdict: 'noTurn', workedMs: 0 })));
  });
});

describe('a scan beyond its limits is not recognized', () => {
  const today = '2026-11-21';

  test(
    'with more pages than the limit',
    async () => {
      const document = await PDFDocument.create();
      for (let page = 0; page <= 20; page += 1) document.addPage();
      const many = Buffer.from(await document.save());
      expect((await patient.read(copyOf(many), today, 'pictures')).reading).toEqual({
        state: 'notRecognised',
        reason: 'noText',
      });
    },
    MINUTE_MS,
  );

  test(
    'with more work than the limit',
    async () => {
      const hurried = createPdfReader({
        pictures: { processorMs: 100, timeMs: MINUTE_MS, memoryBytes: 512 * MEGABYTE },
      });
      expect((await hurried.read(copyOf(await writeScan()), today, 'pictures')).reading).toEqual({
        state: 'notRecognised',
        reason: 'tooSlow',
      });
    },
    MINUTE_MS,
  );
});
