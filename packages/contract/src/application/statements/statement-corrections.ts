import * as z from 'zod/mini';
import { TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH } from '../../constants.ts';
import { isRealDate } from '../../calendar.ts';
import { identifier, instant } from '../../fields/identifier.ts';
import { foldSpaces } from '../../fields/text.ts';
import { INTEGER_MAXIMUM } from '../../fields/version.ts';
import { readingStates } from './statement-reading.ts';
import { confirmables, statementAccount, statementProofs, statementTransaction } from './statement-transactions.ts';

/** Far above any real balance, and still exact as a number. */
const CENTS_MAXIMUM = 1_000_000_000_000;

const cents = z.int().check(z.minimum(-CENTS_MAXIMUM), z.maximum(CENTS_MAXIMUM));
/** Row number in the account as it was read, from 0; added rows are numbered after those. */
const row = z.int().check(z.minimum(0), z.maximum(INTEGER_MAXIMUM));

/**
 * An account manager's correction: change a row's sign or amount, drop a row, or add a missing one. Money out is
 * negative.
 */
export const rowCorrection = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sign'), row }),
  z.strictObject({ kind: z.literal('amount'), row, cents }),
  z.strictObject({ kind: z.literal('leaveOut'), row }),
  z.strictObject({
    kind: z.literal('add'),
    after: z.nullable(row),
    date: z.string().check(z.refine(isRealDate)),
    description: z
      .string()
      .check(z.overwrite(foldSpaces), z.minLength(1), z.maxLength(TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH)),
    cents,
  }),
]);
export type RowCorrection = z.infer<typeof rowCorrection>;

export const listedTransaction = z.strictObject({
  ...statementTransaction.shape,
  row,
  correctionId: z.nullable(identifier),
  isLeftOut: z.boolean(),
});
export type ListedTransaction = z.infer<typeof listedTransaction>;

export const activeCorrection = z.strictObject({
  correctionId: identifier,
  row,
  correction: rowCorrection,
  by: z.string(),
  at: instant,
});
export type ActiveCorrection = z.infer<typeof activeCorrection>;

export const listedAccount = z.strictObject({
  ...statementAccount.shape,
  /** Printed name if a statement lists several accounts, such as "ES 1 Épargne stable"; null if none is printed. */
  name: z.nullable(z.string()),
  position: z.number(),
  /** Version of the corrections, for optimistic locking. */
  version: z.number(),
  /** Result before corrections; `proof` and `breaksAt` include them. */
  proofAsRead: z.enum(statementProofs),
  correctedBy: z.array(z.string()),
  corrections: z.array(activeCorrection),
  transactions: z.array(listedTransaction),
});
export type ListedAccount = z.infer<typeof listedAccount>;

export const statementConfirmation = z.strictObject({ what: z.enum(confirmables), by: z.string(), at: instant });
export type StatementConfirmation = z.infer<typeof statementConfirmation>;

/** All rows of a statement. With `notRead` and no accounts, the rows were not read or have been erased. */
export const listedStatement = z.strictObject({
  statementId: identifier,
  /** Rows of a `notRecognised` statement count only once everything in `toConfirm` is confirmed. */
  state: z.enum(readingStates),
  proof: z.enum(statementProofs),
  toConfirm: z.array(z.enum(confirmables)),
  confirmations: z.array(statementConfirmation),
  accounts: z.array(listedAccount),
});
export type ListedStatement = z.infer<typeof listedStatement>;
