import { BANK_DATA_FRESH_DAYS, DAY_MS } from '@portal/contract/constants';

/**
 * When bank data of the business was read for another application. If that was less than 30 days before now, or before
 * this application's submission, no bank has to be connected.
 */
export function findBankDataOnFile(
  { clock }: { clock: { now(): Date } },
  { bank_on_file_at: readAt, submitted_at: submittedAt }: { bank_on_file_at: Date | null; submitted_at: Date | null },
): Date | undefined {
  const freshSince = (submittedAt ?? clock.now()).getTime() - BANK_DATA_FRESH_DAYS * DAY_MS;
  return readAt !== null && readAt.getTime() > freshSince ? readAt : undefined;
}
