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
  transactions: z.array(statementTransaction),
});
export type StatementAccount = z.infer<typeof statementAccount>;
