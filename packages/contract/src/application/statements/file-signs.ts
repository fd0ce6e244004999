import * as z from 'zod/mini';

/**
 * Signs that a file may have been altered.
 *
 * Signs on its pages: `font`, `size`, `spacing`: amounts unlike the others of their column. `baseline`: amounts above
 * or below their line. `edge`: amounts out of line with their column. `overlap`: text over other text. `covered`:
 * amounts under a box or picture, or in the colour of the page. `boxed`: single amounts on white boxes. `note`: an
 * annotation over an amount. `patched`: a flawless spot in a noisy scan.
 *
 * Signs in the whole file: `changed`: a later version prints other text. `resaved`: later versions print the same text.
 * `createdEarly`: created before the day of its last row. `modified`: modified on a later day than it was created.
 * `datesDiffer`: its dates contradict each other. `printer`, `editor`, `office`: the kind of program that made it.
 *
 * Signs in its rows: `twice`: the same transaction twice. `closedDay`: rows on a day when banks are closed and nothing
 * else is posted.
 */
export const fileSignKinds = [
  'font',
  'size',
  'spacing',
  'baseline',
  'edge',
  'overlap',
  'covered',
  'boxed',
  'note',
  'patched',
  'changed',
  'resaved',
  'createdEarly',
  'modified',
  'datesDiffer',
  'printer',
  'editor',
  'office',
  'twice',
  'closedDay',
] as const;
export type FileSignKind = (typeof fileSignKinds)[number];

/** `strong`: evidence that something on a page was changed. `weak`: worth knowing, and common in genuine files. */
export const signStrengths = ['strong', 'weak'] as const;
export type SignStrength = (typeof signStrengths)[number];

const points = z.number();

/** Position and size in points, from the upper left corner of the page as shown. */
export const signBox = z.strictObject({ x: points, y: points, width: points, height: points });
export type SignBox = z.infer<typeof signBox>;

export const signMark = z.strictObject({
  page: z.number(),
  box: z.nullable(signBox),
  text: z.nullable(z.string()),
  earlierText: z.nullable(z.string()),
});
export type SignMark = z.infer<typeof signMark>;

/** One fact about a file, never a verdict. */
export const fileSign = z.strictObject({
  sign: z.enum(fileSignKinds),
  strength: z.enum(signStrengths),
  marks: z.array(signMark),
  earlierBytes: z.nullable(z.number()),
  program: z.nullable(z.string()),
  days: z.array(z.string()),
  /** Position of the rows' account in the file; null if the sign is not about rows. */
  account: z.nullable(z.number()),
  rows: z.array(z.number()),
});
export type FileSign = z.infer<typeof fileSign>;

/** A sign with the given facts; all others are empty. */
export function newSign(
  sign: FileSignKind,
  strength: SignStrength,
  facts: Partial<Omit<FileSign, 'sign' | 'strength'>> = {},
): FileSign {
  return { sign, strength, marks: [], earlierBytes: null, program: null, days: [], account: null, rows: [], ...facts };
}
