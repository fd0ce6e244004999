import type { PortalConfiguration } from '@portal/contract/portal-configuration';
import { afterEach, expect, test, vi } from 'vitest';

const brand = { name: 'Lender', phone: '', email: '', address: '' };
const configuration: PortalConfiguration = {
  brands: { en: brand, fr: brand },
  fundingMaximum: 500_000,
  officeTimeZone: 'America/Toronto',
  bankDataDays: 180,
  usualTerms: {},
  developmentInbox: false,
  addressLookup: 'off',
};
const LATE = '2026-11-20T02:40:00Z';
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** Formats are stored with the browser's zone, so each zone needs its own modules. */
async function openIn(zone: string) {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const { setPortalConfiguration } = await import('../session/portal-configuration.ts');
  setPortalConfiguration(configuration);
  return import('./office-clock.ts');
}

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['America/Toronto', '9:40 p.m.', '21 h 40'],
  ['America/Vancouver', '9:40 p.m. (Eastern Time)', '21 h 40 (heure de l’Est)'],
  ['Pacific/Auckland', '9:40 p.m. (Eastern Time)', '21 h 40 (heure de l’Est)'],
])('a browser in %s shows the day and time of the office', async (zone, english, french) => {
  const { formatOfficeDay, formatOfficeTime } = await openIn(zone);
  expect(plain(formatOfficeDay(LATE, 'en'))).toBe('Nov 19, 2026');
  expect(plain(formatOfficeTime(LATE, 'en'))).toBe(english);
  expect(plain(formatOfficeTime(LATE, 'fr'))).toBe(french);
});
