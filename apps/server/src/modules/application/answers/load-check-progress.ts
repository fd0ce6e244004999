import type { CheckProgressResponse } from '@portal/contract/entities/entities';
import type { Context } from '../../../kernel/context.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { listChecks } from '../storage/checks.ts';
import { listOpenItems, toMissingItem } from '../storage/information.ts';

export async function loadCheckProgress(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  applicationId: string,
): Promise<CheckProgressResponse> {
  const [checks, missing] = [
    await listChecks(queries, applicationId),
    await listOpenItems(queries, vault, [applicationId]),
  ];
  return { checks: checks.map(({ kind, state }) => ({ kind, state })), missing: missing.map(toMissingItem) };
}
