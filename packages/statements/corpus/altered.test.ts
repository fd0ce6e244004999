import type { FileSign } from '@portal/contract/application/statements/file-signs';
import { MINUTE_MS } from '@portal/contract/constants';
import { PDFDocument } from 'pdf-lib';
import { expect, test } from 'vitest';
import { createPdfReader } from '../src/pdf/pdf-reader.ts';
import { alter, type Alteration, alterations, appendVersion, findTarget, type Target } from './altered.ts';
import { CORPUS_TODAY } from './corpus.ts';
import { wholeStatementNamed } from './whole-statements.ts';

const reader = createPdfReader({ timeMs: { examine: MINUTE_MS, examineWhileOthersWait: MINUTE_MS, read: MINUTE_MS } });
const statements = ['RBC business, an ordinary month', 'BMO in French, an ordinary month'];

async function signsOf(file: Buffer): Promise<FileSign[]> {
  const { signs } = await reader.read(() => Promise.resolve(new Uint8Array(file)), CORPUS_TODAY);
  return signs?.found ?? [];
}

/** Strong signs at the altered amount, whose marks may be a few points off. */
function atPlace(signs: readonly FileSign[], { page, box: { y, height } }: Target): string[] {
  return signs
    .filter(({ strength }) => strength === 'strong')
    .filter(({ marks }) => marks.some((mark) => mark.page === page && mark.box && Math.abs(mark.box.y - y) < height))
    .map(({ sign }) => sign);
}

/** Signs that reveal each alteration. Only the sums reveal an amount that is retyped in place at the same length. */
const shownBy = {
  'a white box with the text': ['font', 'overlap', 'boxed'],
  'a white box with the text in another font': ['font', 'overlap', 'boxed'],
  'text over the text': ['font', 'overlap'],
  'a white picture with the text': ['font', 'overlap'],
  'another font instead': ['font'],
  'the same font embedded again': ['font'],
  'a larger size': ['font', 'size'],
  'a white box without text below': ['font', 'boxed'],
  'above its line': ['baseline'],
  'with other spacing': ['spacing'],
  'retyped in place': ['edge'],
  'a note': ['note'],
  'a hidden row': ['covered'],
} as const satisfies Record<Alteration, readonly string[]>;

const cases = (Object.keys(alterations) as Alteration[]).flatMap((how) =>
  statements.map((name, index) => ({ how, name, seed: index + 2 })),
);

test.each(cases)('$how, $name: the signs are at the altered amount', async ({ how, name, seed }) => {
  const file = await wholeStatementNamed(name).make();
  const target = await findTarget(file, seed, how === 'retyped in place');
  expect(atPlace(await signsOf(await alter(file, target, how)), target)).toEqual(
    expect.arrayContaining([...shownBy[how]]),
  );
});

test.each(statements)('a version appended to %s is compared with the one before', async (name) => {
  const file = await wholeStatementNamed(name).make();
  const target = await findTarget(file, 5);
  const altered = await appendVersion(file, target);
  const [sign] = await signsOf(altered);
  expect(sign).toMatchObject({ sign: 'changed', strength: 'strong' });
  expect(sign?.marks).toMatchObject([{ page: target.page, text: target.altered, earlierText: target.text }]);
  const earlier = await PDFDocument.load(altered.subarray(0, sign?.earlierBytes ?? 0));
  expect(earlier.getPageCount()).toBe((await PDFDocument.load(file)).getPageCount());
});
