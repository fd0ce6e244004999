import { languages } from '@portal/contract/language';
import { type EntryScreen, entryScreens } from '@portal/contract/prerendered-screens';
import { textOf } from '@portal/design/i18n/texts.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { prerenderer } from './prerender.tsx';

const brand = { name: 'Bow & <b>Arrow</b>', phone: '18005550199', email: 'help@bow.example', address: '1 Main Street' };
const configuration = {
  brands: { en: brand, fr: { ...brand, name: 'Arc & <b>Arrow</b>', address: '1, rue Principale' } },
  fundingMaximum: 500_000,
  officeTimeZone: 'America/Toronto',
  bankDataDays: 60,
  usualTerms: {},
  developmentInbox: false,
  addressLookup: 'off',
} as const;

/** Long, because compiling the screens takes a while on a busy machine; only a hanging test should time out. */
const COMPILES_WITHIN_MS = 120_000;
beforeAll(async () => {
  for (const language of languages) await prerenderer.prerender(configuration, language);
}, COMPILES_WITHIN_MS);

const lastTexts = {
  '/marketing-qualification': 'eligibility.submit',
  '/': 'login.security',
  '/terms': 'legal.terms.changes.title',
  '/privacy': 'legal.privacyPolicy.changes.title',
} as const satisfies Record<EntryScreen, string>;

describe.each(languages)('in %s', (language) => {
  test.each(entryScreens)('%s is complete', async (screen) => {
    const { screens } = await prerenderer.prerender(configuration, language);
    const { html, title } = screens[screen];
    expect(html.match(/<h1/gu)).toHaveLength(1);
    expect(html).toContain(textOf(language, lastTexts[screen]));
    expect(title).toMatch(/^\S.+ – (?:Bow|Arc) & <b>Arrow<\/b>$/u);
  });

  test('the fields are present and empty', async () => {
    const { screens } = await prerenderer.prerender(configuration, language);
    const names = Array.from(
      screens['/marketing-qualification'].html.matchAll(/<input[^>]*\sname="(\w+)"/gu),
      ([, name]) => name,
    );
    expect(new Set(names)).toEqual(
      new Set(['timeInBusiness', 'timeInBusinessUnit', 'annualRevenue', 'email', 'acceptedTerms']),
    );
    expect(screens['/'].html).toMatch(/<input[^>]*\sname="email"\svalue=""/u);
  });
});

test('visitors without JavaScript see a message in the language of the page with a number to call', async () => {
  const { withoutScript } = await prerenderer.prerender(configuration, 'fr');
  expect(withoutScript).toContain('Ce site ne fonctionne pas sans JavaScript.');
  expect(withoutScript).toMatch(/<a href="tel:\+18005550199">[^<]+<\/a>/u);
});

test('the lender’s own settings are shown and escaped', async () => {
  const plain = await prerenderer.prerender(configuration, 'en');
  expect(plain.screens['/terms'].html).toContain('Bow &amp; &lt;b&gt;Arrow&lt;/b&gt;');
  expect(plain.screens['/terms'].html).not.toContain('<b>Arrow');
  expect(plain.screens['/'].html).not.toContain('Google');
  const french = (await prerenderer.prerender(configuration, 'fr')).screens['/terms'];
  expect(french.html).toContain('1, rue Principale');
  expect(`${french.title} ${french.html}`).not.toMatch(/Bow|Main Street/u);
  expect(plain.screens['/privacy'].html).toContain('no later than 60 days');
  const sealUrl = 'https://seal.example/?a="><script>';
  const googleSignIn = { clientId: 'bow', scriptUrl: 'https://accounts.example/client' };
  const withAll = { ...configuration, brands: { en: { ...brand, sealUrl }, fr: brand }, googleSignIn } as const;
  const full = await prerenderer.prerender(withAll, 'en');
  expect(full.screens['/'].html).toContain('Continue with Google');
  expect(full.screens['/'].html).toContain('href="https://seal.example/?a=&quot;&gt;&lt;script&gt;"');
});

describe('what the lender states', () => {
  const usualTerms = {
    amounts: { least: 5000, most: 95_000 },
    terms: { least: 6, most: 18 },
    cost: { kind: 'rate', least: 12, most: 24 },
    fundingDays: 2,
    example: {
      amount: 50_000,
      months: 12,
      paymentCents: 472_798,
      totalCents: 5_673_576,
      costOfCreditCents: 673_576,
      annualRate: 24,
    },
  } as const;
  const shown = async (terms: object, language: 'en' | 'fr') => {
    const { screens } = await prerenderer.prerender({ ...configuration, usualTerms: terms }, language);
    return screens['/marketing-qualification'].html.replaceAll('\u00A0', ' ');
  };

  test('the usual terms are on the first screen before any script, with the example that a cost requires', async () => {
    const english = await shown(usualTerms, 'en');
    expect(english).toContain(
      'Usually $5,000 to $95,000 · 6 to 18 months · 12% to 24% a year (APR) · Money within 2 business days',
    );
    expect(english).toContain(
      'for $50,000, you make 12 monthly payments of $4,727.98 and pay back $56,735.76 in all. The cost of credit is $6,735.76, and the annual percentage rate (APR) is 24%.',
    );
    const french = await shown(usualTerms, 'fr');
    expect(french).toContain('taux de crédit annuel : de 12 % à 24 %');
    expect(french).toContain('Les frais de crédit sont de 6 735,76 $, et le taux de crédit annuel est de 24 %.');
  });

  test('a factor is stated per dollar with the annual rate beside it', async () => {
    const cost = { kind: 'factor', least: 1.05, most: 1.1 };
    const english = await shown({ ...usualTerms, cost, example: { ...usualTerms.example, annualRate: 17.97 } }, 'en');
    expect(english).toContain('$1.05 to $1.10 paid back per dollar (APR 17.97% in our example)');
  });

  test('requirements and needs are there without any of it', async () => {
    const english = await shown({}, 'en');
    expect(english).toContain('in operation for 6 months or more, with an annual revenue of $120,000 or more');
    expect(english).toContain('bank statements for the last 6 months');
    expect(english).not.toMatch(/APR|Usually/u);
  });
});

test.each([
  ['/', '', '/marketing-qualification'],
  ['/marketing-qualification', '?lng=fr', '/marketing-qualification'],
  ['/nothing-here', '', '/marketing-qualification'],
  ['/login', '', '/'],
  ['/some/login/page', '', '/'],
  ['/terms', '', '/terms'],
  ['/privacy', '', '/privacy'],
  ['/main', '', undefined],
  ['/otp-verification', '', undefined],
  ['/application-review', '', undefined],
  ['/partner-welcome', '', undefined],
  ['/', 'source=customer_portal', undefined],
])('the URL %s?%s shows %s, as far as a URL can tell', (path, query, screen) => {
  expect(prerenderer.entryScreenOf(path, query)).toBe(screen);
});
