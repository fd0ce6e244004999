import { expect, test } from 'vitest';
import { findRoute, routes } from './routes.ts';

const added = ['/upload-statements', '/sent-application'];

const specified = [
  '/',
  '/otp-verification',
  '/main',
  '/loading-application',
  '/marketing-qualification',
  '/not-eligible',
  '/not-eligible-submitted',
  '/error-application',
  '/multiple-contacts-found',
  '/open-application-found',
  '/expired-otp',
  '/application-welcome',
  '/application-business-selection',
  '/application-business-structure-section',
  '/application-business-funding-section',
  '/application-business-age-section',
  '/application-personal-information',
  '/application-value-proposition',
  '/application-bank-statements-upload',
  '/documents-upload',
  '/application-processing',
  '/application-sin-entry',
  '/final',
  '/application-review',
  '/verify',
  '/stop-reminders',
  '/terms',
  '/privacy',
  '/login',
  '/application-about-flinks',
  '/application-bank-connection',
  '/application-missing-statements-value-proposition',
  '/application-bank-return',
  '/partner-welcome',
  '/loading-redirect-from-customer-portal',
  '/partner-missing-information',
];

test.each([...specified, ...added])('%s has a screen', (path) => {
  expect(findRoute(path)).toBeDefined();
});

test('there are no other screens, and every next screen is a known route', () => {
  expect([...routes.keys()].sort()).toEqual([...specified, ...added].sort());
  for (const [path, route] of routes)
    if (!('to' in route) && route.next) expect(findRoute(route.next), path).toBeDefined();
});
