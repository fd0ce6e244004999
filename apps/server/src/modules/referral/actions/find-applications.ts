import type { Queries } from '../../../platform/database/index.ts';
import { type ApplicationProgress, listProgress } from '../../application/index.ts';
import type { ReferralRow } from '../../partner/index.ts';

export async function findApplicationsOf(
  queries: Queries,
  referrals: readonly ReferralRow[],
): Promise<(referral: ReferralRow) => ApplicationProgress | undefined> {
  const ids = referrals.flatMap(({ application_id: id }) => (id === null ? [] : [id]));
  const applications = new Map((await listProgress(queries, ids)).map((application) => [application.id, application]));
  return ({ application_id: id }) => (id === null ? undefined : applications.get(id));
}
