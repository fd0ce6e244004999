import * as z from 'zod/mini';

/**
 * Whether the rows of an account are believed. `proven`: every sum that the statement prints holds, and the
 * rows lie between two balances that are met. `notProven`: rows were read, and a printed sum does not hold, none is
 * printed, or a page is missing. `notRead`: no table of transactions was found.
 */
export const statementProofs = ['proven', 'notProven', 'notRead'] as const;
export type StatementProof = (typeof statementProofs)[number];

const cents = z.number().check(z.int());
/** YYYY-MM-DD. */
const day = z.string();

/** A row of a statement's table. Money out is negative. */
export const statementTransaction = z.strictObject({
  date: day,
  description: z.string(),
  cents,
  /** As printed on or right below the row, or for its day if it is the day's last; null if there is none. */
  balanceCents: z.nullable(cents),
  /** Counted from 1. */
  page: z.number(),
});
export type StatementTransaction = z.infer<typeof statementTransaction>;

/** What the printed page numbers ("Page 2 of 5") of a statement show to be missing from its file, or in it twice. */
export const pageGap = z.strictObject({
  of: z.number(),
  missing: z.array(z.number()),
  doubled: z.array(z.number()),
});
export type PageGap = z.infer<typeof pageGap>;

/**
 * Why rows are not proven. `unread`: we could not read the paper, which says nothing of it. `contradicts`: the paper was
 * read and does not agree with itself, which is a signal.
 */
export const doubtKinds = ['unread', 'contradicts'] as const;
export type DoubtKind = (typeof doubtKinds)[number];

/**
 * What is in doubt. `bank`: it is not known as a Canadian one. `currency`: it is not Canadian dollars. `kind`: money is lent. `page`: it was not read. `amount`: one stands in no row, total
 * or balance. `empty`: there is no row, and the paper does not say so. `rows`: what was read does
 * not add up. `sum`: a printed sum does not hold. `pages`: the printed page numbers. `hidden`: numbers that one does not see.
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

/** What an account manager may confirm of a paper that the reader did not recognize by itself. */
export const confirmables = ['bank', 'currency', 'kind'] as const satisfies readonly DoubtSubject[];
export type Confirmable = (typeof confirmables)[number];

/** Why an account is not proven, with the page, counted from 1, where it is known. */
export const statementDoubt = z.strictObject({
  kind: z.enum(doubtKinds),
  what: z.enum(doubtSubjects),
  page: z.nullable(z.number()),
});
export type StatementDoubt = z.infer<typeof statementDoubt>;

/** The rows of one account in a statement file, from one printed opening balance to its closing balance. */
export const statementAccount = z.strictObject({
  /** The last digits of its number; null if none is printed. */
  account: z.nullable(z.string()),
  from: day,
  to: day,
  openingCents: z.nullable(cents),
  closingCents: z.nullable(cents),
  proof: z.enum(statementProofs),
  /** The first row, counted from 0, from which a printed sum does not hold; null if all hold, or if no row can be named. */
  breaksAt: z.nullable(z.number()),
  /** Null unless pages are missing or doubled: no sum can then prove the rows. */
  pageGap: z.nullable(pageGap),
  /** Null where they are proven, and of a file that was read before this was stored. */
  doubt: z.nullable(statementDoubt),
  transactions: z.array(statementTransaction),
});
export type StatementAccount = z.infer<typeof statementAccount>;
