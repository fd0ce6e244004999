import { BANK_DATA_FRESH_DAYS, DAY_MS } from '@portal/contract/constants';

/**
 * When bank data of the business was read for another application, if that is less than 30 days ago: no bank has to
 * be connected then (decisions, section 4).
 */
export function findBankDataOnFile(
  { clock }: { clock: { now(): Date } },
  { bank_on_file_at: readAt }: { bank_on_file_at: Date | null },
): Date | undefined {
  const freshSince = clock.now().getTime() - BANK_DATA_FRESH_DAYS * DAY_MS;
  return readAt !== null && readAt.getTime() > freshSince ? readAt : undefined;
}
