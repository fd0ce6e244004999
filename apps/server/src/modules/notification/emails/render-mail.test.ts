import { describe, expect, it } from 'vitest';
import { handOverReasons } from '@portal/contract/application/checks';
import { languages, type Language } from '@portal/contract/language';
import english from '@portal/locales/en.json' with { type: 'json' };
import { readConfig } from '../../../config/index.ts';
import type { MailOf, MailRequest, MailTemplate } from './mail-request.ts';
import { renderMail } from './render-mail.ts';

const { en: brand } = readConfig({
  BRAND_NAME: 'Érable & Co',
  BRAND_ADDRESS: '1, rue Un, Montréal (Québec)  H2X 1Y4',
}).brands;
const link = 'https://portal.example/verify#token=abc-DEF_123';
const stopPage = 'https://portal.example/stop-reminders#token=customer.abc';
const operatingName = `L'Épicerie <b>&</b> Fils`;

const longName = 'Laboratoires de recherche pharmaceutique du Bas-Saint-Laurent';
const consoleLink = 'https://console.example/staff/here';
const ofBusiness = { reference: 'F-7K3M-92QX', operatingName, consoleLink };

/** Whether a subject must name the business and the reference: it must in staff mails that contain them. */
function namesBusiness(mail: MailRequest): boolean {
  return mail.template.endsWith('Staff') && 'reference' in mail && mail.reference !== null;
}

const unsigned = { accountManager: null };

interface Sample<Name extends MailTemplate> {
  mail: Omit<MailOf<Name>, 'to' | 'language'>;
  contains: Record<Language, readonly string[]>;
}

const same = (...texts: string[]): Record<Language, readonly string[]> => ({ en: texts, fr: texts });

const samples: { [Name in MailTemplate]: readonly Sample<Name>[] } = {
  verification: (['eligibility', 'login'] as const).map((purpose) => ({
    mail: { template: 'verification', code: '012345', link, purpose },
    contains: same('012 345', link),
  })),
  verificationLink: (['eligibility', 'login', 'accountExists'] as const).map((purpose) => ({
    mail: { template: 'verificationLink', link, purpose },
    contains: { en: [link, 'a link and no code', 'can ignore it'], fr: [link, 'un lien, sans code', 'rien à faire'] },
  })),
  accountExists: [{ mail: { template: 'accountExists', code: '987654', link }, contains: same('987 654', link) }],
  staffInvitation: [
    {
      mail: { template: 'staffInvitation', way: 'passkey', link },
      contains: { en: [link, 'register a passkey', '24 hours'], fr: [link, 'clé d’accès', '24 heures'] },
    },
    {
      mail: { template: 'staffInvitation', way: 'identityProvider', link },
      contains: { en: [link, 'account you use at work'], fr: [link, 'compte professionnel'] },
    },
  ],
  continueUpload: [
    {
      mail: { template: 'continueUpload', uploadLink: link, logInLink: `${link}-2` },
      contains: same(link, `${link}-2`),
    },
  ],
  noAccount: [{ mail: { template: 'noAccount', eligibilityLink: link }, contains: same(link) }],
  multipleContactsStaff: [
    { mail: { template: 'multipleContactsStaff', email: 'marie@example.ca' }, contains: same('marie@example.ca') },
    {
      mail: { template: 'multipleContactsStaff', email: 'marie@example.ca', consoleLink },
      contains: same('marie@example.ca', consoleLink),
    },
  ],
  applicationReceived: [
    {
      mail: {
        template: 'applicationReceived',
        ...unsigned,
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
    {
      mail: { template: 'applicationSubmittedStaff', ...ofBusiness },
      contains: {
        en: ['F-7K3M-92QX', operatingName, consoleLink, 'Open the application'],
        fr: ['F-7K3M-92QX', operatingName, consoleLink, 'Ouvrir la demande'],
      },
    },
    // Queued by an older version.
    {
      mail: { template: 'applicationSubmittedStaff', reference: 'F-7K3M-92QX', operatingName: null },
      contains: same('F-7K3M-92QX'),
    },
    {
      mail: { template: 'applicationSubmittedStaff', ...ofBusiness, operatingName: longName },
      contains: same(longName),
    },
  ],
  applicationAssignedStaff: [
    {
      mail: { template: 'applicationAssignedStaff', ...ofBusiness, by: 'Anne Roy', amount: 80_000 },
      contains: {
        en: ['F-7K3M-92QX', operatingName, 'Anne Roy assigned', '$80,000', consoleLink],
        fr: ['F-7K3M-92QX', operatingName, 'Anne Roy vous a', '80 000 $', consoleLink],
      },
    },
  ],
  applicationsHandedOnStaff: [1, 2, 20].flatMap((count) => {
    const mail = { template: 'applicationsHandedOnStaff', by: 'Joelle', from: 'Anne Roy', count } as const;
    const [said, counted] = count === 1 ? [[operatingName, 'F-7K3M-92QX'], []] : [[], [String(count)]];
    return [
      {
        mail: { ...mail, ...ofBusiness },
        contains: same('Joelle', 'Anne Roy', consoleLink, ...said, ...counted),
      },
      {
        mail: { ...mail, ...ofBusiness, from: null },
        contains: {
          en: ['Joelle assigned', consoleLink, ...said, ...counted],
          fr: ['Joelle vous a confié', consoleLink, ...said, ...counted],
        },
      },
      {
        mail: { ...mail, consoleLink, operatingName: null, reference: null },
        contains: same('Joelle', 'Anne Roy', consoleLink, ...counted),
      },
    ];
  }),
  checkHandedOverStaff: handOverReasons.map((reason) => ({
    mail: { template: 'checkHandedOverStaff', ...ofBusiness, check: 'personalDetails', reason },
    contains: {
      en: ['F-7K3M-92QX', operatingName, 'Personal details', consoleLink],
      fr: ['F-7K3M-92QX', operatingName, 'Renseignements personnels', consoleLink],
    },
  })),
  approvalNeededStaff: [
    {
      mail: { template: 'approvalNeededStaff', ...ofBusiness, by: 'Anne Roy', amount: 120_000 },
      contains: {
        en: ['F-7K3M-92QX', operatingName, 'Anne Roy', '$120,000', consoleLink],
        fr: ['F-7K3M-92QX', operatingName, 'Anne Roy', '120 000 $', consoleLink],
      },
    },
  ],
  offerSentBackStaff: [
    {
      mail: { template: 'offerSentBackStaff', ...ofBusiness, by: 'Joelle Battersby' },
      contains: same('F-7K3M-92QX', operatingName, 'Joelle Battersby', consoleLink),
    },
  ],
  informationProvidedStaff: [
    {
      mail: { template: 'informationProvidedStaff', ...ofBusiness },
      contains: same('F-7K3M-92QX', operatingName, consoleLink),
    },
  ],
  leadsReassignedStaff: [1, 2].map((count) => ({
    mail: { template: 'leadsReassignedStaff', by: 'Joelle', from: 'Anne Roy', count, consoleLink },
    contains: {
      en: ['Anne Roy', count === 1 ? 'a lead' : '2 leads', consoleLink],
      fr: ['Anne Roy', count === 1 ? 'un prospect' : '2 prospects', consoleLink],
    },
  })),
  leadAssignedStaff: [
    {
      mail: {
        template: 'leadAssignedStaff',
        leadId: '0199aaaa-0000-7000-8000-000000000001',
        by: 'Anne Roy',
        consoleLink,
      },
      contains: {
        en: ['0199aaaa-0000-7000-8000-000000000001', 'Anne Roy assigned', consoleLink],
        fr: ['0199aaaa-0000-7000-8000-000000000001', 'Anne Roy vous a', consoleLink],
      },
    },
  ],
  leadCreatedStaff: [
    {
      mail: {
        template: 'leadCreatedStaff',
        leadId: '0199aaaa-0000-7000-8000-000000000001',
        reasons: ['timeInBusiness', 'annualRevenue'],
        consoleLink,
      },
      contains: {
        en: ['0199aaaa-0000-7000-8000-000000000001', 'time in business, annual revenue', consoleLink],
        fr: ['0199aaaa-0000-7000-8000-000000000001', 'durée d’activité, chiffre d’affaires', consoleLink],
      },
    },
  ],
  informationRequired: [
    {
      mail: {
        template: 'informationRequired',
        ...unsigned,
        operatingName,
        missing: [
          { kind: 'statements', months: ['2026-08', '2026-09'] },
          { kind: 'sin', months: [] },
          { kind: 'question', months: [] },
          { kind: 'document', months: [], document: 'voidCheque' },
          { kind: 'document', months: [], document: 'other' },
        ],
        dueDay: '2026-10-15',
        provideLink: link,
      },
      contains: {
        en: [
          operatingName,
          'August statement',
          'September statement',
          'Void cheque, to deposit the money into the right account',
          'Another document, described in the portal',
          'October 15, 2026',
          link,
        ],
        fr: [
          operatingName,
          'Relevé d’août',
          'Relevé de septembre',
          'Spécimen de chèque, pour déposer les fonds dans le bon compte',
          'Un autre document, décrit dans le portail',
          '15 octobre',
          link,
        ],
      },
    },
    {
      mail: {
        template: 'informationRequired',
        ...unsigned,
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
      mail: { template: 'applicationWithdrawn', ...unsigned, reference: 'F-7K3M-92QX', operatingName },
      contains: same('F-7K3M-92QX', operatingName),
    },
    { mail: { template: 'applicationWithdrawn', ...unsigned, reference: null, operatingName: null }, contains: same() },
  ],
  applicationClosed: (['funded', 'declined', 'withdrawn'] as const).flatMap((outcome) => [
    {
      mail: { template: 'applicationClosed', ...unsigned, outcome, reference: 'F-7K3M-92QX', operatingName },
      contains: same('F-7K3M-92QX', operatingName),
    },
    {
      mail: { template: 'applicationClosed', ...unsigned, outcome, reference: null, operatingName: null },
      contains: same(),
    },
  ]),
  expiryNotice: [operatingName, null].map((name) => ({
    mail: { template: 'expiryNotice', ...unsigned, operatingName: name, expiresOn: '2026-08-11', resumeLink: link },
    contains: {
      en: [...(name === null ? [] : [name]), 'August 11, 2026', link],
      fr: [...(name === null ? [] : [name]), '11 août 2026', link],
    },
  })),
  applicationReminder: [
    {
      mail: {
        template: 'applicationReminder',
        ...unsigned,
        applicationId: '0199aaaa-0000-7000-8000-000000000001',
        operatingName,
        stepsLeft: ['businessAge', 'personalInformation', 'revenue', 'review'],
        statementMonths: 6,
        closesOn: '2026-08-11',
        isLast: false,
        resumeLink: link,
        stop: { page: stopPage, oneClick: 'https://portal.example/api/reminders/one-click/t' },
      },
      contains: {
        en: [operatingName, 'How long have you been in business?', 'last 6 months', 'August 11, 2026', link, 'Stop'],
        fr: [operatingName, 'Vérifiez et envoyez votre demande', '6 derniers mois', '11 août 2026', link, 'rappels'],
      },
    },
    {
      mail: {
        template: 'applicationReminder',
        ...unsigned,
        applicationId: '0199aaaa-0000-7000-8000-000000000001',
        operatingName: null,
        stepsLeft: ['review'],
        statementMonths: 3,
        closesOn: '2026-08-11',
        isLast: true,
        resumeLink: link,
        stop: { page: stopPage, oneClick: 'https://portal.example/api/reminders/one-click/t' },
      },
      contains: { en: ['1 more minute.', 'our last reminder'], fr: ['1 minute', 'dernier rappel'] },
    },
  ],
  businessQualifies: [
    {
      mail: {
        template: 'businessQualifies',
        leadId: '0199aaaa-0000-7000-8000-000000000001',
        eligibilityLink: link,
        stop: { page: stopPage, oneClick: 'https://portal.example/api/reminders/one-click/t' },
      },
      contains: { en: [link, '6 months', 'only once'], fr: [link, '6 mois', 'une seule fois'] },
    },
  ],
  applicationExpired: [operatingName, null].map((name) => ({
    mail: { template: 'applicationExpired', ...unsigned, operatingName: name, startLink: link },
    contains: same(...(name === null ? [] : [name]), link, '90'),
  })),
  privacyRequestStaff: (['correction', 'erasure'] as const).map((kind) => ({
    mail: { template: 'privacyRequestStaff', kind, requestId: '0199aaaa-0000-7000-8000-000000000001', consoleLink },
    contains: same('0199aaaa-0000-7000-8000-000000000001', consoleLink),
  })),
  privacyRequestAnswered: (['correction', 'erasure'] as const).flatMap((kind) =>
    (['done', 'declined'] as const).map((outcome) => ({
      mail: { template: 'privacyRequestAnswered', kind, outcome, answer: 'Bien reçu.\nÀ bientôt.' },
      contains: same('Bien reçu.', 'À bientôt.'),
    })),
  ),
};

function visible(html: string): string {
  return html
    .replaceAll(/<head>.*?<\/head>|<!--.*?-->|<[^>]*>/gsu, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

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

it('each email has a name on the console’s system page', () => {
  const { templates } = english.console.settings.system;
  expect(Object.keys(templates).toSorted()).toEqual(Object.keys(samples).toSorted());
});

describe.each(cases)('$name', ({ mail, contains }) => {
  it('contains its required content in both parts', async () => {
    const { html, text } = await renderMail(mail, brand);
    for (const shown of [unbroken(visible(html)), unbroken(text)])
      for (const part of contains) expect(shown.replaceAll(`?lng=${mail.language}#`, '#')).toContain(part);
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
    expect(visible(/<title>(.*?)<\/title>/su.exec(html)?.[1] ?? '')).toBe(subject);
    expect(html).not.toMatch(/<img|<script|url\(/u);
    for (const part of [subject, visible(html), text])
      expect(part).not.toMatch(/\{\{|\}\}|\bmails\.|undefined|null|NaN/u);

    if (mail.language === 'fr') expect(`${visible(html)}\n${text}`).not.toMatch(/ [:;!?»%$]|[a-zé] - /u);
  });

  it('has a one-line subject without personal data', async () => {
    const { subject } = await renderMail(mail, brand);
    expect(subject).toMatch(/^[^\p{Cc}]{10,70}$/u);
    const isAboutApplication = namesBusiness(mail);
    const ofApplication = isAboutApplication ? [] : ['Épicerie', 'F-7K3M'];
    for (const personal of [...ofApplication, 'marie', '345', '654', 'person@', 'Anne', '80'])
      expect(subject).not.toContain(personal);
    if (isAboutApplication) expect(subject).toMatch(/[,:] F-7K3M-92QX(?: (?:and|et) \d+ (?:other|autre)s?)?$/u);
  });

  it('keeps lines of the text part short, except for links', async () => {
    const { text } = await renderMail(mail, brand);
    expect(text.split('\n').filter((line) => line.length > 78 && !line.startsWith('https://'))).toEqual([]);
  });
});

it.each(cases.filter(({ mail }) => !/staff/iu.test(mail.template)))(
  'links of $name open in its language',
  async ({ mail }) => {
    const { html, text } = await renderMail(mail, brand);
    const links = [...html.matchAll(/href="(https:[^"]*)"/gu), ...text.matchAll(/^(https:\S*)$/gmu)];
    for (const [, address = ''] of links) expect(new URL(address).searchParams.get('lng')).toBe(mail.language);
  },
);

it.each(Object.entries(samples).filter(([template]) => template.endsWith('Staff')))(
  '%s links to its subject',
  async (_, ofTemplate) => {
    const mail = ofTemplate.at(-1)?.mail as Omit<MailRequest, 'to' | 'language'>;
    const { html, text } = await renderMail(
      { ...mail, to: 'a@b.ca', language: 'en', consoleLink } as MailRequest,
      brand,
    );
    expect(html).toContain(`href="${consoleLink}"`);
    expect(text).toMatch(new RegExp(`^${consoleLink}$`, 'mu'));
  },
);

it.each([
  [{ template: 'privacyRequestStaff', kind: 'erasure', requestId: '1' }, 'Erasure of personal information requested'],
  [{ template: 'leadCreatedStaff', leadId: '1', reasons: ['annualRevenue'] }, 'Lead, not eligible yet: annual revenue'],
  [
    { template: 'multipleContactsStaff', email: 'marie@example.ca' },
    'A customer cannot log in: several contacts share one email',
  ],
] as const)('a mail of %j states its topic in the subject', async (mail, wanted) => {
  const { subject } = await renderMail({ ...mail, to: 'a@b.ca', language: 'en' } as MailRequest, brand);
  expect(subject).toBe(wanted);
});

it('puts the code on a line of its own in the text part', async () => {
  const { text } = await renderMail(
    { template: 'verification', to: 'a@b.ca', language: 'fr', code: '123456', link, purpose: 'login' },
    brand,
  );
  expect(text).toMatch(/^ *123 456$/mu);
  expect(text.split('\n')).toContain(link.replace('#', '?lng=fr#'));
});

const signed = Object.values(samples)
  .flat()
  .flatMap(({ mail }) => ('accountManager' in mail ? [{ ...mail, accountManager: 'Zoé Côté-Roy' }] : []));

it.each(signed)('$template is signed by the account manager, once there is one', async (mail) => {
  const roles = { en: 'Your account manager', fr: 'Votre gestionnaire de compte' };
  for (const language of languages) {
    const reader = { to: 'person@example.ca', language };
    const { html, text } = await renderMail({ ...mail, ...reader }, brand);
    expect(text).toContain(`\n\nZoé Côté-Roy\n${roles[language]}\n\n-- \n`);
    expect(visible(html)).toContain(`Zoé Côté-Roy${roles[language]}`);
    const { text: before } = await renderMail({ ...mail, ...reader, accountManager: null }, brand);
    expect(before).toBe(text.replace(`Zoé Côté-Roy\n${roles[language]}\n\n`, ''));
  }
});

it('shows markup in a name as text', async () => {
  const { html } = await renderMail(
    {
      template: 'applicationWithdrawn',
      ...unsigned,
      to: 'a@b.ca',
      language: 'en',
      reference: null,
      operatingName: '<script>x</script>',
    },
    brand,
  );
  expect(html).not.toContain('<script>');
});

it('shows how to unsubscribe from automatic mails, in the text and to mail programs', async () => {
  const [reminder] = samples.applicationReminder;
  if (!reminder) throw new Error('There is no sample');
  const { html, text, oneClickStop } = await renderMail({ ...reminder.mail, to: 'a@b.ca', language: 'fr' }, brand);
  const page = stopPage.replace('#', '?lng=fr#');
  expect(html).toContain(`href="${page}"`);
  expect(text).toContain(`\n${page}\n`);
  expect(oneClickStop).toBe(reminder.mail.stop.oneClick);
});
