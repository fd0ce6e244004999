import { BANK_DATA_FRESH_DAYS, DAY_MS } from '@portal/contract/constants';

/**
 * Finds when the business's bank data was last read for another application. If that was less than 30 days before this
 * application's submission, or before now if it is not submitted, no bank connection is needed.
 */
export function findBankDataOnFile(
  { clock }: { clock: { now(): Date } },
  { bank_on_file_at: readAt, submitted_at: submittedAt }: { bank_on_file_at: Date | null; submitted_at: Date | null },
): Date | undefined {
  const freshSince = (submittedAt ?? clock.now()).getTime() - BANK_DATA_FRESH_DAYS * DAY_MS;
  return readAt !== null && readAt.getTime() > freshSince ? readAt : undefined;
}
