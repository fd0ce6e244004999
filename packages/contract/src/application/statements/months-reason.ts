import * as z from 'zod/mini';
import type { BankConnectionState } from '../../bank/bank-connection.ts';
import { MONTHS_REASON_MAXIMUM_LENGTH } from '../../constants.ts';
import { calendarMonth } from '../../fields/time/calendar-month.ts';
import { instant } from '../../fields/identifier.ts';
import type { Month } from '../../calendar.ts';

export const monthsReasonKinds = ['accountOpened', 'otherBank', 'other'] as const;
export type MonthsReasonKind = (typeof monthsReasonKinds)[number];

export const monthsReason = z.strictObject({
  kind: z.enum(monthsReasonKinds),
  openedMonth: z.nullable(z.string()),
  text: z.nullable(z.string()),
  givenAt: instant,
});
export type MonthsReason = z.infer<typeof monthsReason>;

/** Form of the dialog: `accountOpened` needs the month, `other` the text. */
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
 * Whether a reason replaces a missing file: before submission if a bank is connected, later if the reason was given
 * after the request.
 */
export function standsInForFile(
  reason: Pick<MonthsReason, 'givenAt'> | null,
  beside: { bankState: BankConnectionState | undefined } | { askedAt: string },
): boolean {
  if (reason === null) return false;
  return 'askedAt' in beside ? reason.givenAt >= beside.askedAt : beside.bankState === 'read';
}
