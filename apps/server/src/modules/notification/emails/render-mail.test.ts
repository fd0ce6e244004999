import { describe, expect, it } from 'vitest';
import { handOverReasons } from '@portal/contract/application/checks';
import { languages, type Language } from '@portal/contract/language';
import { readConfig } from '../../../config.ts';
import type { MailOf, MailTemplate } from './mail-request.ts';
import { renderMail } from './render-mail.ts';

const { brand } = readConfig({ BRAND_NAME: 'Érable & Co', BRAND_ADDRESS: '1, rue Un, Montréal (Québec)  H2X 1Y4' });
const link = 'https://portal.example/verify#token=abc-DEF_123';
const operatingName = `L'Épicerie <b>&</b> Fils`;

interface Sample<Name extends MailTemplate> {
  mail: Omit<MailOf<Name>, 'to' | 'language'>;
  /** What must be in both parts, in English and in French. */
  contains: Record<Language, readonly string[]>;
}

const same = (...texts: string[]): Record<Language, readonly string[]> => ({ en: texts, fr: texts });

const samples: { [Name in MailTemplate]: readonly Sample<Name>[] } = {
  verification: (['eligibility', 'login'] as const).map((purpose) => ({
    mail: { template: 'verification', code: '012345', link, purpose },
    contains: same('012 345', link),
  })),
  accountExists: [{ mail: { template: 'accountExists', code: '987654', link }, contains: same('987 654', link) }],
  noAccount: [{ mail: { template: 'noAccount', eligibilityLink: link }, contains: same(link) }],
  multipleContactsStaff: [
    { mail: { template: 'multipleContactsStaff', email: 'marie@example.ca' }, contains: same('marie@example.ca') },
  ],
  applicationReceived: [
    {
      mail: {
        template: 'applicationReceived',
        reference: 'F-7K3M-92QX',
        operatingName,
        nextContactDay: '2027-01-01',
        copyLink: link,
      },
      contains: {
        en: ['F-7K3M-92QX', operatingName, 'Friday, January 1, 2027', link],
        fr: ['F-7K3M-92QX', operatingName, 'vendredi 1er janvier 2027', link],
      },
    },
  ],
  applicationSubmittedStaff: [
    { mail: { template: 'applicationSubmittedStaff', reference: 'F-7K3M-92QX' }, contains: same('F-7K3M-92QX') },
  ],
  checkHandedOverStaff: handOverReasons.map((reason) => ({
    mail: { template: 'checkHandedOverStaff', reference: 'F-7K3M-92QX', check: 'personalDetails', reason },
    contains: { en: ['F-7K3M-92QX', 'Personal details'], fr: ['F-7K3M-92QX', 'Renseignements personnels'] },
  })),
  informationProvidedStaff: [
    { mail: { template: 'informationProvidedStaff', reference: 'F-7K3M-92QX' }, contains: same('F-7K3M-92QX') },
  ],
  informationRequired: [
    {
      mail: {
        template: 'informationRequired',
        operatingName,
        missing: [
          { kind: 'statements', months: ['2026-08', '2026-09'] },
          { kind: 'sin', months: [] },
          { kind: 'question', months: [] },
        ],
        dueDay: '2026-10-15',
        provideLink: link,
      },
      contains: {
        en: [operatingName, 'August statement is missing', 'September statement is missing', 'October 15, 2026', link],
        fr: [operatingName, 'Le relevé d’août est manquant', 'Le relevé de septembre est manquant', '15 octobre', link],
      },
    },
    {
      mail: {
        template: 'informationRequired',
        operatingName: null,
        missing: [{ kind: 'sin', months: [] }],
        dueDay: null,
        provideLink: link,
      },
      contains: same(link),
    },
  ],
  applicationWithdrawn: [
    {
      mail: { template: 'applicationWithdrawn', reference: 'F-7K3M-92QX', operatingName },
      contains: same('F-7K3M-92QX', operatingName),
    },
    { mail: { template: 'applicationWithdrawn', reference: null, operatingName: null }, contains: same() },
  ],
  applicationClosed: (['funded', 'declined', 'withdrawn'] as const).flatMap((outcome) => [
    {
      mail: { template: 'applicationClosed', outcome, reference: 'F-7K3M-92QX', operatingName },
      contains: same('F-7K3M-92QX', operatingName),
    },
    { mail: { template: 'applicationClosed', outcome, reference: null, operatingName: null }, contains: same() },
  ]),
  expiryNotice: [operatingName, null].map((name) => ({
    mail: { template: 'expiryNotice', operatingName: name, expiresOn: '2026-08-11', resumeLink: link },
    contains: {
      en: [...(name === null ? [] : [name]), 'August 11, 2026', link],
      fr: [...(name === null ? [] : [name]), '11 août 2026', link],
    },
  })),
  applicationExpired: [operatingName, null].map((name) => ({
    mail: { template: 'applicationExpired', operatingName: name, startLink: link },
    contains: same(...(name === null ? [] : [name]), link, '90'),
  })),
  privacyRequestStaff: (['correction', 'erasure'] as const).map((kind) => ({
    mail: { template: 'privacyRequestStaff', kind, requestId: '0199aaaa-0000-7000-8000-000000000001' },
    contains: same('0199aaaa-0000-7000-8000-000000000001'),
  })),
  privacyRequestAnswered: (['correction', 'erasure'] as const).flatMap((kind) =>
    (['done', 'declined'] as const).map((outcome) => ({
      mail: { template: 'privacyRequestAnswered', kind, outcome, answer: 'Bien reçu.\nÀ bientôt.' },
      contains: same('Bien reçu.', 'À bientôt.'),
    })),
  ),
};

/** The HTML part as its reader sees it. */
function visible(html: string): string {
  return html
    .replaceAll(/<head>.*?<\/head>|<!--.*?-->|<[^>]*>/gsu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** A text without regard to where its lines break. */
const unbroken = (text: string) => text.replaceAll(/[\s\u00A0]+/gu, ' ');

const cases = languages.flatMap((language) =>
  Object.values(samples)
    .flat()
    .map(({ mail, contains }, index) => ({
      name: `${mail.template} ${index} ${language}`,
      mail: { ...mail, to: 'person@example.ca', language },
      contains: contains[language],
    })),
);

describe.each(cases)('$name', ({ mail, contains }) => {
  it('says what it must in both parts', async () => {
    const { html, text } = await renderMail(mail, brand);
    for (const part of contains) {
      expect(unbroken(visible(html))).toContain(part);
      expect(unbroken(text)).toContain(part);
    }
  });

  it('names the sender, a mailing address and a contact in both parts', async () => {
    const { html, text } = await renderMail(mail, brand);
    for (const part of [brand.name, unbroken(brand.address), brand.email, brand.phone]) {
      expect(unbroken(visible(html))).toContain(part);
      expect(unbroken(text)).toContain(part);
    }
  });

  it('is in its language, complete, and works without images or scripts', async () => {
    const { html, subject, text } = await renderMail(mail, brand);
    expect(html).toContain(`lang="${mail.language}"`);
    expect(html).toContain(`<title>${subject}</title>`);
    expect(html).not.toMatch(/<img|<script|url\(/u);
    for (const part of [subject, visible(html), text]) {
      expect(part).not.toMatch(/\{\{|\}\}|\bmails\.|undefined|null|NaN/u);
    }
    if (mail.language === 'fr') expect(`${visible(html)}\n${text}`).not.toMatch(/ [:;!?»%$]|[a-zé] - /u);
  });

  it('has a subject of one line without anything personal', async () => {
    const { subject } = await renderMail(mail, brand);
    expect(subject).toMatch(/^[^\p{Cc}]{10,70}$/u);
    for (const personal of ['Épicerie', 'marie', '345', '654', 'F-7K3M', 'person@'])
      expect(subject).not.toContain(personal);
  });

  it('keeps lines of the text part short, but for links', async () => {
    const { text } = await renderMail(mail, brand);
    expect(text.split('\n').filter((line) => line.length > 78 && !line.startsWith('https://'))).toEqual([]);
  });
});

it('puts the code on a line of its own in the text part', async () => {
  const { text } = await renderMail(
    { template: 'verification', to: 'a@b.ca', language: 'fr', code: '123456', link, purpose: 'login' },
    brand,
  );
  expect(text).toMatch(/^ *123 456$/mu);
  expect(text).toMatch(new RegExp(`^${link}$`, 'mu'));
});

it('shows markup in a name as text', async () => {
  const { html } = await renderMail(
    {
      template: 'applicationWithdrawn',
      to: 'a@b.ca',
      language: 'en',
      reference: null,
      operatingName: '<script>x</script>',
    },
    brand,
  );
  expect(html).not.toContain('<script>');
});
