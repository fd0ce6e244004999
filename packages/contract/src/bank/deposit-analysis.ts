import * as z from 'zod/mini';
import { identifier, instant } from '../fields/identifier.ts';

export const leftOutReasons = ['ownTransfer', 'loan', 'refund', 'reversal'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];

/** `unknown`: fewer than four full months to compare. */
export const revenueTrends = ['rising', 'steady', 'falling', 'unknown'] as const;
export type RevenueTrend = (typeof revenueTrends)[number];

const cents = z.number().check(z.int());
const day = z.string();
const month = z.string();

/**
 * Summary of one account's deposits for the account manager. Amounts are in cents of the account's currency, days
 * YYYY-MM-DD, months YYYY-MM. No rule depends on it.
 */
export const depositAnalysis = z.strictObject({
  currency: z.string(),
  coveredFrom: day,
  coveredTo: day,
  months: z.array(
    z.strictObject({
      month,
      isFull: z.boolean(),
      revenueCents: cents,
      depositCount: z.number(),
      leftOutCents: cents,
    }),
  ),
  leftOut: z.array(
    z.strictObject({ date: day, description: z.string(), amountCents: cents, reason: z.enum(leftOutReasons) }),
  ),
  averageMonthlyCents: z.nullable(cents),
  trend: z.enum(revenueTrends),
  comparison: z.nullable(
    z.strictObject({
      statedAnnualCents: cents,
      estimatedAnnualCents: cents,
      percentOfStated: z.number(),
    }),
  ),
});
export type DepositAnalysis = z.infer<typeof depositAnalysis>;
export const readDepositAnalysis = z.strictObject({
  institution: z.string(),
  applicationId: identifier,
  readAt: instant,
  /** When the connection ended; the provider no longer has its login. */
  endedAt: z.nullable(instant),
  ...depositAnalysis.shape,
});
export type ReadDepositAnalysis = z.infer<typeof readDepositAnalysis>;
