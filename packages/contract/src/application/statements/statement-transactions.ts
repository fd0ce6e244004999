import * as z from 'zod/mini';

/**
 * How far an account's rows are trusted. `proven`: every printed total adds up, and the rows connect two printed
 * balances. `notProven`: a printed total fails, none is printed, or a page is missing. `notRead`: no table of
 * transactions was found.
 */
export const statementProofs = ['proven', 'notProven', 'notRead'] as const;
export type StatementProof = (typeof statementProofs)[number];

const cents = z.number().check(z.int());
const day = z.string();

export const statementTransaction = z.strictObject({
  date: day,
  description: z.string(),
  cents,
  /**
   * The balance printed on or just below the row, or for its day if it is the day's last row; null if none is printed.
   */
  balanceCents: z.nullable(cents),
  page: z.number(),
});
export type StatementTransaction = z.infer<typeof statementTransaction>;

/** Pages that are missing or duplicated according to the printed page numbers ("Page 2 of 5"). */
export const pageGap = z.strictObject({
  of: z.number(),
  missing: z.array(z.number()),
  doubled: z.array(z.number()),
});
export type PageGap = z.infer<typeof pageGap>;

/**
 * Why rows are not proven. `unread`: the file could not be read, which says nothing about its contents. `contradicts`:
 * it was read and contradicts itself, which is a warning sign.
 */
export const doubtKinds = ['unread', 'contradicts'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/**
 * What is in doubt. `bank`: not a known Canadian bank. `currency`: not Canadian dollars. `kind`: a card, loan or line
 * of credit. `page`: an unread page. `amount`: an amount that belongs to no row, total or balance. `empty`: no rows,
 * although the statement does not say that there are none. `rows`: the rows do not add up. `sum`: a printed sum fails.
 * `pages`: the printed page numbers show a gap. `hidden`: invisible numbers.
 */
export const doubtSubjects = [
  'bank',
  'currency',
  'kind',
  'page',
  'amount',
  'empty',
  'rows',
  'sum',
  'pages',
  'hidden',
] as const;
export type DoubtSubject = (typeof doubtSubjects)[number];

/** Doubts that an account manager can resolve by confirming them. */
export const confirmables = ['bank', 'currency', 'kind'] as const satisfies readonly DoubtSubject[];
export type Confirmable = (typeof confirmables)[number];

export const statementDoubt = z.strictObject({
  kind: z.enum(doubtKinds),
  what: z.enum(doubtSubjects),
  page: z.nullable(z.number()),
});
export type StatementDoubt = z.infer<typeof statementDoubt>;

export const statementAccount = z.strictObject({
  account: z.nullable(z.string()),
  from: day,
  to: day,
  openingCents: z.nullable(cents),
  closingCents: z.nullable(cents),
  proof: z.enum(statementProofs),
  breaksAt: z.nullable(z.number()),
  /** Null unless pages are missing or duplicated; then no sum can prove the rows. */
  pageGap: z.nullable(pageGap),
  doubt: z.nullable(statementDoubt),
  transactions: z.array(statementTransaction),
});
export type StatementAccount = z.infer<typeof statementAccount>;
