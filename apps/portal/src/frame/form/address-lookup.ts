import type { AddressLookup } from '@portal/design/fields/address/address-finder.ts';
import { callOperation } from '../../api/call-operation.ts';
import { getPortalConfiguration } from '../../session/portal-configuration.ts';
import { updateSession } from '../../session/session-store.ts';

const resultsOf = {
  personal: 'personalAddressAutocompleteResults',
  business: 'businessAddressAutocompleteResults',
} as const;

/** Street suggestions; undefined if the lender has no address lookup. */
export function addressLookup(whose: keyof typeof resultsOf): AddressLookup | undefined {
  const kind = getPortalConfiguration().addressLookup;
  if (kind === 'off') return undefined;
  return {
    isSandbox: kind === 'sandbox',
    find: async (body, signal) => {
      const found = await callOperation('Address_FindAddresses', { body, signal });
      updateSession({ [resultsOf[whose]]: found.suggestions });
      return found;
    },
    retrieve: async (body) => (await callOperation('Address_RetrieveAddress', { body })).address,
  };
}
