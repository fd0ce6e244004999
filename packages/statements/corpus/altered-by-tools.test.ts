import type { FileSign, SignMark } from '@portal/contract/application/statements/file-signs';
import { MINUTE_MS } from '@portal/contract/constants';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { describe, expect, test } from 'vitest';
import { findPatches } from '../src/genuine/scan-patches.ts';
import type { ReadAccount } from '../src/rows/read-accounts.ts';
import { createPdfReader } from '../src/pdf/pdf-reader.ts';
import { drawPages } from '../src/pictures/draw-pages.ts';
import { alter, type Alteration, alterations, appendVersion, findTarget, type Target } from './altered.ts';
import { CORPUS_TODAY } from './corpus.ts';
import {
  handlings,
  missingPrograms,
  redactedWithMutool,
  repaintedScan,
  retypedWithDraw,
  retypedWithQpdf,
} from './pdf-tools.ts';
import { scanOf } from './scans.ts';
import { type WholeStatement, wholeStatements } from './whole-statements.ts';

const isFull = process.env.TEST_FULL === '1';
const missing = isFull ? missingPrograms() : [];
const why = isFull ? `these programs are missing: ${missing.join(', ')}` : 'only runs with TEST_FULL=1';
const ALL_MS = 30 * MINUTE_MS;
const NOTICED_AT_LEAST = 0.9;
const PLACED_AT_LEAST = 0.8;
/** Distance in points; a sign may mark the line above or below. */
const NEAR = 12;

const reader = createPdfReader({ timeMs: { examine: MINUTE_MS, examineWhileOthersWait: MINUTE_MS, read: MINUTE_MS } });
const ROWS_AT_LEAST = 16;
const months = wholeStatements.filter(
  ({ name, plan }) => name.endsWith('an ordinary month') && (plan.accounts[0]?.rows.length ?? 0) >= ROWS_AT_LEAST,
);

interface Outcome {
  kind: string;
  /** Whether a strong sign reveals the alteration, regardless of the sums. */
  isSigned: boolean;
  isNoticed: boolean;
  isPlaced: boolean;
}

/** LibreOffice as the file's program is a strong sign by itself, but has no position on a page. */
const isOfOffice = (program: string) => program.includes('LibreOffice');

const isStrong = ({ strength }: FileSign) => strength === 'strong';

function isAt(marks: readonly SignMark[], { page, box }: Target): boolean {
  return marks.some((mark) => mark.page === page && mark.box && Math.abs(mark.box.y - box.y) < NEAR);
}

async function readOutcome(kind: string, file: Buffer, target: Target): Promise<Outcome> {
  const { reading, signs } = await reader.read(() => Promise.resolve(new Uint8Array(file)), CORPUS_TODAY);
  const strong = (signs?.found ?? []).filter(isStrong);
  const accounts = reading.state === 'read' ? reading.accounts : [];
  const broken = accounts.filter(({ doubt }) => doubt?.kind === 'contradicts');
  const isSigned = strong.length > 0 || isOfOffice(signs?.program ?? '');
  return {
    kind,
    isSigned,
    isNoticed: isSigned || broken.length > 0,
    isPlaced: strong.some(({ marks }) => isAt(marks, target)) || broken.some((account) => breaksNear(account, target)),
  };
}

function breaksNear({ breaksAt, transactions }: ReadAccount, { altered }: Target): boolean {
  const cents = Number(altered.replaceAll(/\D/gu, ''));
  const at = transactions.findIndex((row) => [Math.abs(row.cents), Math.abs(row.balanceCents ?? 0)].includes(cents));
  return at >= 0 && breaksAt !== null && Math.abs(at - breaksAt) <= 1;
}

type Make = (file: Buffer, seed: number) => Promise<{ target: Target; altered: Buffer }>;

const withPdfLib =
  (how: Alteration, handling?: string): Make =>
  async (file, seed) => {
    const target = await findTarget(file, seed);
    const altered = await alter(file, target, how);
    return { target, altered: handling === undefined ? altered : ((await handlings[handling]?.(altered)) ?? altered) };
  };

const withQpdf =
  (isLonger: boolean): Make =>
  async (file, seed) => {
    const target = await findTarget(file, seed, isLonger);
    return { target, altered: retypedWithQpdf(file, target.text, target.altered) };
  };

const withMutool =
  (font: StandardFonts): Make =>
  async (file, seed) => {
    const target = await findTarget(file, seed);
    const { x, y, width, height } = target.box;
    const redacted = redactedWithMutool(file, target.page, [x - 1, y - 1, x + width + 1, y + height + 2]);
    const document = await PDFDocument.load(redacted, { updateMetadata: false });
    const page = document.getPage(target.page - 1);
    const embedded = await document.embedFont(font);
    const left = x + width - embedded.widthOfTextAtSize(target.altered, target.size);
    page.drawText(target.altered, { x: left, y: page.getHeight() - y - height, size: target.size, font: embedded });
    return { target, altered: Buffer.from(await document.save()) };
  };

const made: Record<string, Make> = {
  ...Object.fromEntries((Object.keys(alterations) as Alteration[]).map((how) => [how, withPdfLib(how)])),
  ...Object.fromEntries(
    (
      [
        ['a white box with the text', 'distilled by Ghostscript'],
        ['a white picture with the text', 'printed to a file by cairo'],
        ['text over the text', 'cleaned by mutool'],
        ['another font instead', 'distilled by Ghostscript'],
        ['the same font embedded again', 'printed to a file by cairo'],
        ['above its line', 'printed to a file by cairo'],
        ['with other spacing', 'distilled by Ghostscript'],
        ['a hidden row', 'distilled by Ghostscript'],
      ] as const
    ).map(([how, handling]) => [`${how}, ${handling}`, withPdfLib(how, handling)]),
  ),
  'an appended version': async (file, seed) => {
    const target = await findTarget(file, seed);
    return { target, altered: await appendVersion(file, target) };
  },
  'retyped with qpdf': withQpdf(false),
  'retyped longer with qpdf': withQpdf(true),
  'redacted with mutool, in another font': withMutool(StandardFonts.TimesRoman),
  'redacted with mutool, in the same font': withMutool(StandardFonts.Helvetica),
  'retyped with LibreOffice Draw': async (file, seed) => {
    const target = await findTarget(file, seed);
    return { target, altered: retypedWithDraw(file, target.text, target.altered) };
  },
};

const spread = (count: number): WholeStatement[] =>
  Array.from({ length: count }, (_, index) => months[Math.floor((index * months.length) / count)]).filter(
    (each) => each !== undefined,
  );

async function readScan(file: Buffer, seed: number): Promise<Outcome> {
  const target = await findTarget(file, seed);
  const scan = await scanOf(file, seed);
  const altered = await repaintedScan(scan, target.page, target);
  const patches = await patchesOf(altered);
  // The scan is rotated by up to two degrees.
  const isPlaced = patches.some(({ box }) => box && Math.abs(box.y - target.box.y) < 2 * NEAR);
  const isSigned = patches.length > 0;
  return { kind: 'a repainted scan', isSigned, isNoticed: isSigned, isPlaced };
}

async function patchesOf(file: Buffer): Promise<SignMark[]> {
  const patches: SignMark[] = [];
  for await (const { draw } of drawPages(new Uint8Array(file), { pages: 20, pixelsPerInch: 300 }))
    patches.push(...findPatches(await draw()));
  return patches;
}

const shareOf = (outcomes: readonly Outcome[], is: (outcome: Outcome) => boolean) =>
  outcomes.filter(is).length / outcomes.length;

function listKinds(outcomes: readonly Outcome[]): string {
  return [...Map.groupBy(outcomes, ({ kind }) => kind), ['all', outcomes] as const]
    .map(([kind, own]) => {
      const [signed, noticed, placed] = (['isSigned', 'isNoticed', 'isPlaced'] as const).map((is) =>
        String(own.filter((each) => each[is]).length),
      );
      return `${kind}: ${String(own.length)} files, ${noticed ?? ''} noticed (${signed ?? ''} by signs), ${placed ?? ''} at the place`;
    })
    .join('\n');
}

describe.skipIf(!isFull || missing.length > 0)(`files made by PDF programs (${why})`, () => {
  test(
    'altered files are noticed, most at the right place',
    async () => {
      const outcomes: Outcome[] = [];
      for (const [kind, make] of Object.entries(made)) {
        for (const [index, statement] of spread(3).entries()) {
          const { target, altered } = await make(await statement.make(), index + 3);
          outcomes.push(await readOutcome(kind, altered, target));
        }
      }
      for (const [index, statement] of spread(4).entries())
        outcomes.push(await readScan(await statement.make(), index + 1));

      console.log(listKinds(outcomes));
      expect(outcomes.length).toBeGreaterThanOrEqual(60);
      expect(shareOf(outcomes, ({ isNoticed }) => isNoticed)).toBeGreaterThanOrEqual(NOTICED_AT_LEAST);
      expect(shareOf(outcomes, ({ isPlaced }) => isPlaced)).toBeGreaterThanOrEqual(PLACED_AT_LEAST);
    },
    ALL_MS,
  );

  test(
    'genuine files have no strong sign, however they were handled',
    async () => {
      const wrong: string[] = [];
      let count = 0;
      for (const statement of spread(18)) {
        const file = await statement.make();
        for (const [handling, handle] of Object.entries(handlings)) {
          const { signs } = await reader.read(async () => new Uint8Array(await handle(file)), CORPUS_TODAY);
          const strong = (signs?.found ?? []).filter(isStrong).map(({ sign }) => sign);
          if (strong.length > 0) wrong.push(`${statement.name}, ${handling}: ${strong.join(', ')}`);
          count += 1;
        }
      }
      for (const [index, statement] of spread(4).entries())
        wrong.push(...(await patchesOf(await scanOf(await statement.make(), index + 1))).map(() => statement.name));

      expect(wrong).toEqual([]);
      expect(count).toBeGreaterThanOrEqual(120);
    },
    ALL_MS,
  );
});
