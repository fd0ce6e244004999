import * as z from 'zod/mini';
import type { BankConnectionState } from '../bank/bank-connection.ts';
import { MONTHS_REASON_MAXIMUM_LENGTH } from '../constants.ts';
import { calendarMonth } from '../fields/calendar-month.ts';
import { instant } from '../fields/identifier.ts';
import type { Month } from '../calendar.ts';

/** Why a customer does not have the statements of some months. */
export const monthsReasonKinds = ['accountOpened', 'otherBank', 'other'] as const;
export type MonthsReasonKind = (typeof monthsReasonKinds)[number];

/** The reason that was given; what does not belong to its kind is null. */
export const monthsReason = z.strictObject({
  kind: z.enum(monthsReasonKinds),
  /** YYYY-MM: when the account was opened. */
  openedMonth: z.nullable(z.string()),
  /** In the customer's own words. */
  text: z.nullable(z.string()),
  givenAt: instant,
});
export type MonthsReason = z.infer<typeof monthsReason>;

/** Form of the dialog that takes a reason: the month goes with `accountOpened`, the text with `other`. */
export const monthsReasonForm = z
  .strictObject({
    kind: z.enum(monthsReasonKinds, { error: 'validation.monthsReason.required' }),
    openedMonth: z.optional(z.string()),
    text: z.optional(
      z
        .string()
        .check(z.trim(), z.maxLength(MONTHS_REASON_MAXIMUM_LENGTH, { error: 'validation.monthsReason.tooLong' })),
    ),
  })
  .check(
    z.refine(
      ({ kind, openedMonth = '' }) => kind !== 'accountOpened' || z.safeParse(calendarMonth, openedMonth).success,
      {
        error: 'validation.monthsReason.openedMonth',
        path: ['openedMonth'],
      },
    ),
    z.refine(({ kind, text = '' }) => kind !== 'other' || text !== '', {
      error: 'validation.monthsReason.text',
      path: ['text'],
    }),
  );
export type MonthsReasonForm = z.infer<typeof monthsReasonForm>;

/** What of a form belongs to its kind. */
export function reasonOf({ kind, openedMonth, text }: MonthsReasonForm): {
  kind: MonthsReasonKind;
  openedMonth: Month | null;
  text: string | null;
} {
  return {
    kind,
    openedMonth: kind === 'accountOpened' ? (openedMonth ?? null) : null,
    text: kind === 'other' ? (text ?? null) : null,
  };
}

/**
 * Whether a reason takes the place of a file, without which there are no statements: before submission beside a bank
 * that was read, and for what is asked for after it if it was given since (decision 0036).
 */
export function standsInForFile(
  reason: Pick<MonthsReason, 'givenAt'> | null,
  beside: { bankState: BankConnectionState | undefined } | { askedAt: string },
): boolean {
  if (reason === null) return false;
  return 'askedAt' in beside ? reason.givenAt >= beside.askedAt : beside.bankState === 'read';
}
