import { consentWithdrawals } from '@portal/contract/privacy/withdrawals';
import type { OwnConsent, OwnPrivacyRequest } from '@portal/contract/operations/privacy';
import type { Context } from '../../context.ts';
import type { Queries } from '../../platform/database/index.ts';
import {
  listOpenOfCustomer,
  listOwnConsents,
  type OpenApplicationRow,
  type OwnConsentRow,
} from './storage/own-consents.ts';
import { listOwnRequests, toOwnRequest } from './storage/privacy-requests.ts';

/** Open applications that rest on a consent: on one that names no application, all of them. */
export function neededBy(
  consent: Pick<OwnConsentRow, 'kind' | 'application_id' | 'withdrawn_at'>,
  open: readonly OpenApplicationRow[],
): OpenApplicationRow[] {
  if (consent.withdrawn_at !== null || consentWithdrawals[consent.kind] !== 'endsApplications') return [];
  return open.filter(({ id }) => consent.application_id === null || consent.application_id === id);
}

/** The consents and requests of a customer, as she sees them. */
export async function loadOverview(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  customerId: string,
): Promise<{ consents: OwnConsent[]; requests: OwnPrivacyRequest[] }> {
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
  };
}
