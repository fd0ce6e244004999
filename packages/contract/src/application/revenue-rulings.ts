import * as z from 'zod/mini';
import { RULING_WORDS_MAXIMUM_LENGTH, TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH } from '../constants.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { foldSpaces } from '../fields/text.ts';
import { INTEGER_MAXIMUM } from '../fields/version.ts';
import { cashFlow, cashFlowReasons } from './cash-flow.ts';

const words = z.string().check(z.overwrite(foldSpaces), z.minLength(1), z.maxLength(RULING_WORDS_MAXIMUM_LENGTH));
const payee = z
  .string()
  .check(z.overwrite(foldSpaces), z.minLength(1), z.maxLength(TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH));
const index = z.int().check(z.minimum(0), z.maximum(INTEGER_MAXIMUM));
const ofRow = { statementId: identifier, account: index, row: index, words };

/** An account manager's ruling: whether a payee is a lender, or whether a deposit is a sale, with the reason. */
export const revenueRuling = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lender'), payee, words }),
  z.strictObject({ kind: z.literal('notLender'), payee, words }),
  z.strictObject({ kind: z.literal('sale'), ...ofRow }),
  z.strictObject({ kind: z.literal('notSale'), ...ofRow, reason: z.enum(cashFlowReasons) }),
]);
export type RevenueRuling = z.infer<typeof revenueRuling>;

export const activeRuling = z.strictObject({
  rulingId: identifier,
  ruling: revenueRuling,
  deposit: z.nullable(z.strictObject({ date: z.string(), description: z.string(), cents: z.number().check(z.int()) })),
  by: z.string(),
  at: instant,
});
export type ActiveRuling = z.infer<typeof activeRuling>;

/** A cash flow with the rulings that it follows, oldest first. */
export const ruledCashFlow = z.strictObject({ ...cashFlow.shape, rulings: z.array(activeRuling) });
export type RuledCashFlow = z.infer<typeof ruledCashFlow>;
