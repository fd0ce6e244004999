import * as z from 'zod/mini';
import { TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH } from '../constants.ts';
import { isRealDate } from '../fields/date-of-birth.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { foldSpaces } from '../fields/text.ts';
import { INTEGER_MAXIMUM } from '../fields/version.ts';
import { readingStates } from './statement-reading.ts';
import { confirmables, statementAccount, statementProofs, statementTransaction } from './statement-transactions.ts';

/** Far beyond any account, and exact as a number. */
const CENTS_MAXIMUM = 1_000_000_000_000;

const cents = z.int().check(z.minimum(-CENTS_MAXIMUM), z.maximum(CENTS_MAXIMUM));
/** The number of a row in its account: as read, counted from 0; rows that were added come after those. */
const row = z.int().check(z.minimum(0), z.maximum(INTEGER_MAXIMUM));

/**
 * What an account manager changes about the rows of an account: the sign or the amount of a row, a row that is none, or
 * a row that was not read. Money out is negative.
 */
export const rowCorrection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sign'), row }),
  z.strictObject({ kind: z.literal('amount'), row, cents }),
  z.strictObject({ kind: z.literal('leaveOut'), row }),
  z.strictObject({
    kind: z.literal('add'),
    /** The row as read that it comes after; null: before the first. */
    after: z.nullable(row),
    date: z.string().check(z.refine(isRealDate)),
    description: z
      .string()
      .check(z.overwrite(foldSpaces), z.minLength(1), z.maxLength(TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH)),
    cents,
  }),
]);
export type RowCorrection = z.infer<typeof rowCorrection>;

/** A row as it counts, with what was corrected about it. */
export const listedTransaction = z.strictObject({
  ...statementTransaction.shape,
  row,
  /** The correction that changed or added it; null: as read. */
  correctionId: z.nullable(identifier),
  /** Whether a correction says that it is no row: it enters no sum. */
  isLeftOut: z.boolean(),
});
export type ListedTransaction = z.infer<typeof listedTransaction>;

/** A correction that stands, and the account manager who made it. */
export const standingCorrection = z.strictObject({
  correctionId: identifier,
  /** The row that it changed or added. */
  row,
  correction: rowCorrection,
  by: z.string(),
  at: instant,
});
export type StandingCorrection = z.infer<typeof standingCorrection>;

/** The rows of one account of a statement, as they count after its corrections. */
export const listedAccount = z.strictObject({
  ...statementAccount.shape,
  /** As a folio of several accounts prints it, such as "ES 1 Épargne stable"; null if none is printed. */
  name: z.nullable(z.string()),
  /** Its place in the file, counted from 0. */
  position: z.number(),
  /** A correction names the version that it is based on. */
  version: z.number(),
  /** Without the corrections; `proof` and `breaksAt` are with them. */
  proofAsRead: z.enum(statementProofs),
  /** Whose corrections stand, each name once. */
  correctedBy: z.array(z.string()),
  corrections: z.array(standingCorrection),
  transactions: z.array(listedTransaction),
});
export type ListedAccount = z.infer<typeof listedAccount>;

/** What an account manager confirmed of a statement, under their name. */
export const statementConfirmation = z.strictObject({ what: z.enum(confirmables), by: z.string(), at: instant });
export type StatementConfirmation = z.infer<typeof statementConfirmation>;

/** All rows of a statement. `notRead` without accounts: its rows were not read, or are erased by now. */
export const listedStatement = z.strictObject({
  statementId: identifier,
  /** `notRecognised` with rows: they count nowhere until what is in doubt is confirmed, where that is possible. */
  state: z.enum(readingStates),
  proof: z.enum(statementProofs),
  /** What is not confirmed yet: the rows count once all of it is. */
  toConfirm: z.array(z.enum(confirmables)),
  confirmations: z.array(statementConfirmation),
  accounts: z.array(listedAccount),
});
export type ListedStatement = z.infer<typeof listedStatement>;
