import type { AddressLookupKind, PortalConfiguration } from '@portal/contract/portal-configuration';
import { type AddressesConfig, type Config, hasDevelopmentInbox } from '../../config/index.ts';

const lookupKinds = {
  off: 'off',
  sandbox: 'sandbox',
  addresscomplete: 'service',
  photon: 'service',
} as const satisfies Record<AddressesConfig['provider'], AddressLookupKind>;

export function portalConfiguration(config: Config): PortalConfiguration {
  return {
    brands: config.brands,
    fundingMaximum: config.fundingMaximum,
    officeTimeZone: config.officeTimeZone,
    bankDataDays: config.retentionDays.bankData,
    usualTerms: config.usualTerms,
    developmentInbox: hasDevelopmentInbox(config),
    addressLookup: lookupKinds[config.addresses.provider],
    ...(config.estimateShare && { estimateShare: config.estimateShare }),
    ...(config.recordsSessions && { sessionRecorder: true as const }),
    ...(config.google && {
      googleSignIn: { clientId: config.google.clientId, scriptUrl: config.google.scriptUrl },
    }),
  };
}
