import type { PrivacyOverview } from '@portal/contract/privacy/requests';
import type { Context } from '../../../kernel/context.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { wantsReminders } from '../../customer/index.ts';
import { neededBy } from '../domain/needed-by.ts';
import { listOpenOfCustomer, listOwnConsents } from '../storage/own-consents.ts';
import { listOwnRequests, toOwnRequest } from '../storage/privacy-requests.ts';

export async function loadOverview(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  customerId: string,
): Promise<PrivacyOverview> {
  const consents = await listOwnConsents(queries, customerId);
  const open = await listOpenOfCustomer(queries, customerId);
  const requests = await listOwnRequests(queries, customerId);
  return {
    consents: consents.map((consent) => ({
      consentId: consent.id,
      kind: consent.kind,
      textVersion: consent.text_version,
      givenAt: consent.given_at.toISOString(),
      withdrawnAt: consent.withdrawn_at?.toISOString() ?? null,
      business: consent.business,
      neededBy: neededBy(consent, open).map(({ id, business }) => ({ applicationId: id, business })),
    })),
    requests: requests.map((request) => toOwnRequest(vault, request)),
    remindersWanted: await wantsReminders(queries, customerId),
  };
}
