import { FUNDING_AMOUNT_MAXIMUM_CAD } from '@portal/contract/constants';
import type { PortalConfiguration } from '@portal/contract/portal-configuration';

/** Stands where the page comes without the server, as in the development of a screen. */
const withoutServer: PortalConfiguration = {
  brand: { name: 'Financing', phone: '', email: '', address: '' },
  fundingMaximum: FUNDING_AMOUNT_MAXIMUM_CAD,
  developmentInbox: false,
  addressLookup: 'off',
};

let known: PortalConfiguration | undefined;

/** What the page carries of the server's configuration: brand, bounds, mode. */
export function getPortalConfiguration(): PortalConfiguration {
  known ??= read();
  return known;
}

function read(): PortalConfiguration {
  const block = document.getElementById('portal-configuration')?.textContent;
  return block ? { ...withoutServer, ...(JSON.parse(block) as PortalConfiguration) } : withoutServer;
}
