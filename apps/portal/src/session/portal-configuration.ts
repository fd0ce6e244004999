import { BANK_DATA_KEPT_DAYS, FUNDING_AMOUNT_MAXIMUM_CAD } from '@portal/contract/constants';
import type { Brand, PortalConfiguration } from '@portal/contract/portal-configuration';
import { currentLanguage } from '@portal/design/i18n/texts.ts';

const unnamed: Brand = { name: 'Financing', phone: '', email: '', address: '' };

/** Used if the page comes without the server, as in the development of a screen. */
const withoutServer: PortalConfiguration = {
  brands: { en: unnamed, fr: unnamed },
  fundingMaximum: FUNDING_AMOUNT_MAXIMUM_CAD,
  bankDataDays: BANK_DATA_KEPT_DAYS,
  developmentInbox: false,
  addressLookup: 'off',
};

/** The configuration with the brand as it is called in the person's language. */
export interface KnownConfiguration extends Omit<PortalConfiguration, 'brands'> {
  brand: Brand;
}

let known: PortalConfiguration | undefined;

/** The server's configuration as contained in the page: brand, bounds, mode. */
export function getPortalConfiguration(): KnownConfiguration {
  known ??= read();
  const { brands, ...others } = known;
  return { ...others, brand: brands[currentLanguage()] };
}

/** For a page that is rendered outside of a browser. */
export function setPortalConfiguration(configuration: PortalConfiguration): void {
  known = configuration;
}

function read(): PortalConfiguration {
  const block = document.getElementById('portal-configuration')?.textContent;
  return block ? { ...withoutServer, ...(JSON.parse(block) as PortalConfiguration) } : withoutServer;
}
