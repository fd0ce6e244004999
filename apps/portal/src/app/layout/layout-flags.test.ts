import { expect, test } from 'vitest';
import { layoutOf } from './layout-flags.ts';

/** Every route. T top bar, S sidebar toggle, B badge, R rail. */
const table: [path: string, flags: string, step?: string][] = [
  ['/', 'T B'],
  ['/otp-verification', 'T B'],
  ['/main', 'TS'],
  ['/loading-application', 'T B'],
  ['/marketing-qualification', 'T B'],
  ['/not-eligible', 'T'],
  ['/not-eligible-submitted', 'TSB'],
  ['/loading-redirect-from-customer-portal', 'TSB'],
  ['/error-application', 'TSB'],
  ['/multiple-contacts-found', 'TSB'],
  ['/open-application-found', 'TSB'],
  ['/sent-application', 'TSB'],
  ['/expired-otp', 'TSB'],
  ['/verify', 'TSB'],
  ['/stop-reminders', 'TSB'],
  ['/upload-statements', 'T B'],
  ['/terms', 'TSB'],
  ['/privacy', 'TSB'],
  ['/partner-missing-information', 'T', 'business'],
  ['/partner-welcome', 'T'],
  ['/final', 'T B', 'complete'],
  ['/application-welcome', 'R', 'welcome'],
  ['/application-business-selection', 'R', 'welcome'],
  ['/application-business-structure-section', 'R', 'business'],
  ['/application-business-funding-section', 'R', 'business'],
  ['/application-business-age-section', 'R', 'business'],
  ['/application-personal-information', 'R', 'personal'],
  ['/application-value-proposition', 'R', 'revenue'],
  ['/application-about-flinks', 'R', 'revenue'],
  ['/application-bank-connection', 'R', 'revenue'],
  ['/application-missing-statements-value-proposition', 'R', 'revenue'],
  ['/application-bank-statements-upload', 'R', 'revenue'],
  ['/application-bank-return', 'R', 'revenue'],
  ['/application-review', 'R', 'complete'],
  ['/application-processing', 'R', 'complete'],
  ['/application-sin-entry', 'R', 'complete'],
];

test.each(table)('%s has %s', (path, flags, step) => {
  expect(layoutOf(path)).toEqual({
    topBar: flags.includes('T'),
    sidebarToggle: flags.includes('S'),
    securityBadge: flags.includes('B'),
    dialogOnSmallScreens: path !== '/main',
    rail: flags.includes('R'),
    ...(step && { step }),
    ...(path === '/final' && { stepsDone: true }),
  });
});
