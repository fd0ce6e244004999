import type { CheckProgressAnswer } from '@portal/contract/operations/checks';
import type { Context } from '../../context.ts';
import type { Queries } from '../../platform/database/index.ts';
import { listChecks } from './storage/checks.ts';
import { listOpenItems, toMissingItem } from './storage/information.ts';

/** How far the checks of an application are, and what it lacks, as its owner sees it. */
export async function loadCheckProgress(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  applicationId: string,
): Promise<CheckProgressAnswer> {
  const [checks, missing] = [
    await listChecks(queries, applicationId),
    await listOpenItems(queries, vault, [applicationId]),
  ];
  return { checks, missing: missing.map(toMissingItem) };
}
