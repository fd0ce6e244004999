import type { PortalConfiguration } from '@portal/contract/portal-configuration';
import type { Config } from '../config.ts';

/** What the portal needs to know of the server's configuration; none of it is secret. */
export function portalConfiguration(config: Config): PortalConfiguration {
  return {
    brand: config.brand,
    fundingMaximum: config.fundingMaximum,
    development: config.mode === 'development',
  };
}
