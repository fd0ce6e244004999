import type { AddressLookupKind, PortalConfiguration } from '@portal/contract/portal-configuration';
import { type AddressesConfig, type Config, hasDevelopmentInbox } from '../config.ts';

const lookupKinds = {
  off: 'off',
  sandbox: 'sandbox',
  addresscomplete: 'service',
  photon: 'service',
} as const satisfies Record<AddressesConfig['provider'], AddressLookupKind>;

/** What the portal needs to know of the server's configuration; none of it is secret. */
export function portalConfiguration(config: Config): PortalConfiguration {
  return {
    brand: config.brand,
    fundingMaximum: config.fundingMaximum,
    developmentInbox: hasDevelopmentInbox(config),
    addressLookup: lookupKinds[config.addresses.provider],
    ...(config.recordsSessions && { sessionRecorder: true as const }),
    ...(config.google && { googleSignIn: true as const }),
  };
}
