import { expect, test } from 'vitest';
import { readConfig } from './config/index.ts';
import { startBanner } from './start-banner.ts';

const demo = {
  logins: [{ email: 'review@demo.example', shows: 'an application under review' }],
  referrals: [{ state: 'open', link: 'http://localhost:3000/partner-welcome?referral=token' }],
  partner: { name: 'Courtage Rive-Nord inc.', key: 'partner_key' },
  people: [{ name: 'Anne Roy', role: 'accountManager' as const }],
};

test('shows the console, at its own address if it has one, and which user is signed in there', () => {
  expect(startBanner(readConfig({ PORT: '4000' }), demo, [])).toMatch(/^Console +http:\/\/localhost:4000\/staff$/mu);
  const banner = startBanner(readConfig({ STAFF_URL: 'http://127.0.0.1:3000' }), demo, []);
  expect(banner).toMatch(/^Console +http:\/\/127\.0\.0\.1:3000\/staff$/mu);
  expect(banner).toMatch(/^ {2}Anne Roy +account manager$/mu);
});

test('shows the inbox that receives the demo customers’ codes', () => {
  const banner = startBanner(readConfig({ PORT: '4000' }), demo, []);
  expect(banner).toContain('http://localhost:4000/dev/inbox');
  expect(banner).toContain('the code arrives in the inbox');
});

test('shows no inbox when mails are really sent', () => {
  const banner = startBanner(readConfig({ SMTP_URL: 'smtp://127.0.0.1:2525' }), demo, []);
  expect(banner).not.toContain('inbox');
  expect(banner).toContain('the code is sent through SMTP_URL');
});

test('shows the partner’s key only at the start that created it, and its links every time', () => {
  const config = readConfig({});
  expect(startBanner(config, demo, [])).toContain('Partner key partner_key');
  const later = startBanner(config, { ...demo, partner: undefined }, []);
  expect(later).not.toContain('Partner key');
  expect(later).toMatch(/^ {2}open +http:\/\/localhost:3000\/partner-welcome\?referral=token$/mu);
});
