import { expect, test } from 'vitest';
import { productionEnvironment } from '../../../test/processes/production-environment.ts';
import { readConfig } from '../../config/index.ts';
import { portalConfiguration } from './portal-configuration.ts';

test.each([
  ['development', {}, true],
  ['development with a mail server', { SMTP_URL: 'smtp://127.0.0.1:2525' }, false],
  ['production', productionEnvironment, false],
])('%s: the portal links to the development inbox if there is one', (_mode, environment, expected) => {
  expect(portalConfiguration(readConfig(environment)).developmentInbox).toBe(expected);
});

test('the privacy page states how long this lender stores data read from the bank', () => {
  expect(portalConfiguration(readConfig({ RETENTION_BANK_DATA_DAYS: '45' })).bankDataDays).toBe(45);
});
