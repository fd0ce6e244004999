import * as z from 'zod/mini';
import { identifier, instant } from '../fields/identifier.ts';

/** Why a deposit does not count as revenue. */
export const leftOutReasons = ['ownTransfer', 'loan', 'refund', 'reversal'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** `unknown`: fewer than four full months to compare. */
export const revenueTrends = ['rising', 'steady', 'falling', 'unknown'] as const;
export type RevenueTrend = (typeof revenueTrends)[number];

const cents = z.number().check(z.int());
const day = z.string();
const month = z.string();

/**
 * What the transactions of one account show about its deposits, for the account manager. Amounts are in cents of the
 * account's currency, days are YYYY-MM-DD, months YYYY-MM. It decides nothing.
 */
export const depositAnalysis = z.strictObject({
  currency: z.string(),
  /** From the first transaction, at most 365 days back, to the day it was read. */
  coveredFrom: day,
  coveredTo: day,
  months: z.array(
    z.strictObject({
      month,
      /** Whether the whole calendar month is covered. */
      isFull: z.boolean(),
      revenueCents: cents,
      depositCount: z.number(),
      leftOutCents: cents,
    }),
  ),
  leftOut: z.array(
    z.strictObject({ date: day, description: z.string(), amountCents: cents, reason: z.enum(leftOutReasons) }),
  ),
  /** Over the full months; null if there are none. */
  averageMonthlyCents: z.nullable(cents),
  trend: z.enum(revenueTrends),
  /** The stated annual revenue beside twelve times the average. */
  comparison: z.nullable(
    z.strictObject({
      statedAnnualCents: cents,
      estimatedAnnualCents: cents,
      /** The estimate in percent of what was stated, rounded. */
      percentOfStated: z.number(),
    }),
  ),
});
export type DepositAnalysis = z.infer<typeof depositAnalysis>;
/** An analysis, with the bank and the application whose connection it comes from. */
export const readDepositAnalysis = z.strictObject({
  /** The bank's name. */
  institution: z.string(),
  /** The application for which the bank was connected. */
  applicationId: identifier,
  readAt: instant,
  /** When the connection ended; its login is at the provider no longer. */
  endedAt: z.nullable(instant),
  ...depositAnalysis.shape,
});
export type ReadDepositAnalysis = z.infer<typeof readDepositAnalysis>;
