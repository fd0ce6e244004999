import { describe, expect, test } from 'vitest';
import { type Entry, initialRoute } from './initial-route.ts';
import { knownRoutes } from './routes.ts';

const fresh: Entry = { path: '/', query: '', fragment: '', wasRedirected: false, isRunning: false, hasSession: false };

function start(entry: Partial<Entry>) {
  return initialRoute({ ...fresh, ...entry }, knownRoutes);
}

describe('the first load in a tab', () => {
  const table: [string, Partial<Entry>, string][] = [
    ['the bare address', { path: '/' }, '/marketing-qualification'],
    ['an unknown path', { path: '/nothing-here' }, '/marketing-qualification'],
    ['the eligibility check', { path: '/marketing-qualification' }, '/marketing-qualification'],
    ['login', { path: '/login' }, '/'],
    ['a path that contains login', { path: '/some/login/page' }, '/'],
    ['a partner’s link', { path: '/partner-welcome', query: '?referral=abc' }, '/partner-welcome'],
    ['a path that contains partner', { path: '/partner-missing-information' }, '/partner-welcome'],
    ['a path with both', { path: '/partner-login' }, '/'],
    ['a customer’s route without a session', { path: '/main' }, '/marketing-qualification'],
    ['a customer’s route with a session', { path: '/main', hasSession: true }, '/main'],
    ['an application step with a session', { path: '/application-review', hasSession: true }, '/application-review'],
    ['an open route with a session', { path: '/expired-otp', hasSession: true }, '/marketing-qualification'],
    ['a screen of the middle', { path: '/otp-verification' }, '/marketing-qualification'],
    ['a verification link', { path: '/verify' }, '/verify'],
    ['the terms', { path: '/terms' }, '/terms'],
    ['the privacy policy', { path: '/privacy' }, '/privacy'],
    ['an upload link', { path: '/upload-statements' }, '/upload-statements'],
    ['the way back from the bank', { path: '/application-bank-return' }, '/application-bank-return'],
  ];
  test.each(table)('%s', (_name, entry, path) => {
    expect(start(entry).path).toBe(path);
  });
});

describe('a tab where the portal already runs', () => {
  const table: [string, Partial<Entry>, string][] = [
    ['stays on its screen', { path: '/otp-verification' }, '/otp-verification'],
    ['stays on the log-in screen', { path: '/' }, '/'],
    ['stays on a customer’s screen, for its guard to judge', { path: '/main' }, '/main'],
    ['shows the log-in screen at /login', { path: '/login' }, '/'],
    ['falls to the rule where there is no such screen', { path: '/nothing-here' }, '/marketing-qualification'],
  ];
  test.each(table)('%s', (_name, entry, path) => {
    expect(start({ isRunning: true, ...entry }).path).toBe(path);
  });
});

describe('arriving from the customer portal', () => {
  const query = '?source=customer_portal';

  test('starts at the redirect screen and remembers the source, whatever the path', () => {
    for (const path of ['/', '/login', '/main', '/terms']) {
      expect(start({ path, query })).toMatchObject({
        path: '/loading-redirect-from-customer-portal',
        setsRedirected: true,
      });
    }
  });

  test('once', () => {
    expect(start({ path: '/login', query, wasRedirected: true })).toMatchObject({ path: '/', setsRedirected: false });
  });

  test('ignores any other source', () => {
    expect(start({ query: '?source=elsewhere' })).toMatchObject({
      path: '/marketing-qualification',
      setsRedirected: false,
    });
  });
});

describe('values in the URL', () => {
  test('the email is copied to the shared state', () => {
    expect(start({ query: '?email=ana%40northshorebakery.ca' }).email).toBe('ana@northshorebakery.ca');
  });

  test('an empty or overlong email is ignored', () => {
    expect(start({ query: '?email=' })).not.toHaveProperty('email');
    expect(start({ query: `?email=${'a'.repeat(8192)}` })).not.toHaveProperty('email');
  });

  test('the fragment is preserved only for the token of a link', () => {
    expect(start({ path: '/verify', fragment: '#token=abc' }).fragment).toBe('#token=abc');
    expect(start({ path: '/stop-reminders', fragment: '#token=abc' })).toMatchObject({
      path: '/stop-reminders',
      fragment: '#token=abc',
    });
    expect(start({ path: '/upload-statements', fragment: '#token=abc' }).fragment).toBe('#token=abc');
    expect(start({ path: '/terms', fragment: '#token=abc' }).fragment).toBe('');
  });

  test.each(['/main', '/final', '/application-bank-statements-upload'])(
    'a link in a mail leads to %s after log-in',
    (to) => {
      expect(start({ path: '/login', fragment: `#to=${to}` })).toMatchObject({ path: '/', returnTo: { path: to } });
    },
  );

  test('a link in a mail leads to the application step it names', () => {
    const applicationId = '0199aaaa-0000-7000-8000-000000000001';
    const to = '/application-review';
    const named = (id: string) => start({ path: '/login', fragment: `#to=${to}&application=${id}` }).returnTo;
    expect(named(applicationId)).toEqual({ path: to, applicationId });
    expect(named('../elsewhere')).toEqual({ path: to });
  });

  test.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    '/../main',
    '/main?x=1',
    '/',
    '/terms',
    '__proto__',
    'constructor',
    'a'.repeat(8192),
  ])('a link in a mail never leads to %s', (to) => {
    expect(start({ path: '/login', fragment: `#to=${encodeURIComponent(to)}` })).not.toHaveProperty('returnTo');
  });
});

test('the start is always one of our own paths, whatever the URL contains', () => {
  const hostile = ['../../etc/passwd', '__proto__', '//elsewhere.example', '<script>', 'x'.repeat(8192), '%00', '\r\n'];
  for (const value of hostile) {
    for (const name of ['email', 'source', 'lng', 'language', 'referral']) {
      for (const isRunning of [false, true]) {
        const query = `?${name}=${encodeURIComponent(value)}`;
        expect(start({ path: `/${value}`, query, fragment: `#${value}`, isRunning }).path).toSatisfy(
          knownRoutes.isRoute,
        );
      }
    }
  }
});

test('a partner token is read only from its own paths and never stays in the URL', () => {
  const from = (path: string, query: string) => start({ path, query });
  expect(from('/partner-welcome', '?referral=abc')).toMatchObject({ path: '/partner-welcome', referral: 'abc' });
  expect(from('/marketing-qualification', '?referral=abc')).not.toHaveProperty('referral');
  expect(from('/partner-welcome', `?referral=${'a'.repeat(8192)}`).referral).toHaveLength(200);
});
