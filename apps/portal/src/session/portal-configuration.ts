import { BANK_DATA_KEPT_DAYS, FUNDING_AMOUNT_MAXIMUM_CAD } from '@portal/contract/constants';
import type { Brand, PortalConfiguration } from '@portal/contract/portal-configuration';
import { currentLanguage } from '@portal/design/i18n/texts.ts';

const unnamed: Brand = { name: 'Financing', phone: '', email: '', address: '' };

/** Used without a server, such as while developing a screen. */
const withoutServer: PortalConfiguration = {
  brands: { en: unnamed, fr: unnamed },
  fundingMaximum: FUNDING_AMOUNT_MAXIMUM_CAD,
  officeTimeZone: 'America/Toronto',
  bankDataDays: BANK_DATA_KEPT_DAYS,
  usualTerms: {},
  developmentInbox: false,
  addressLookup: 'off',
};

export interface KnownConfiguration extends Omit<PortalConfiguration, 'brands'> {
  brand: Brand;
}

let known: PortalConfiguration | undefined;

export function getPortalConfiguration(): KnownConfiguration {
  known ??= read();
  const { brands, ...others } = known;
  return { ...others, brand: brands[currentLanguage()] };
}

export function setPortalConfiguration(configuration: PortalConfiguration): void {
  known = configuration;
}

function read(): PortalConfiguration {
  const block = document.getElementById('portal-configuration')?.textContent;
  return block ? { ...withoutServer, ...(JSON.parse(block) as PortalConfiguration) } : withoutServer;
}
