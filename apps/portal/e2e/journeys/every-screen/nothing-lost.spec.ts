import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { stepPlaces } from '@portal/contract/application/steps';
import { type Language, languages } from '@portal/contract/language';
import { paths } from '@portal/contract/routes';
import type { TextKey } from '@portal/locales';
import { callApi } from '@portal/test-kit/api-call';
import { codeOf, enterCode, newEmail, requestLogin } from '@portal/test-kit/applicant';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { gate } from '@portal/test-kit/gate';
import { openPartner } from '@portal/test-kit/partner';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { type PortalServer, STAFF_KEY } from '@portal/test-kit/server';
import { expect, test } from '@portal/test-kit/test';
import { whenFull } from '@portal/test-kit/tiers';

interface Stage {
  page: Page;
  portal: PortalServer;
  language: Language;
  newVisitor: () => Promise<Page>;
}

interface Place {
  name: string;
  /** The name under which the form stores what is typed, without the part that differs between records. */
  form: string;
  route: string;
  title: TextKey;
  /** Opens the screen. @returns the customer's email, or undefined for a visitor without a session */
  arrive: (stage: Stage) => Promise<string | undefined>;
  /** The link from the route to a screen without a route of its own. */
  through?: TextKey;
  open?: TextKey;
  /** The values are sent only on submit, so another device does not have them. */
  isSentOnSubmit?: true;
  isOrdinary?: true;
  /** Tested in this language only, because the field is the same in both. */
  only?: Language;
}

const step = (name: 'businessStructure' | 'businessFunding' | 'businessAge' | 'personalInformation', title: TextKey) =>
  ({
    name,
    form: name,
    route: stepPlaces[name].route,
    title,
    arrive: async ({ page, portal, language }) => (await prepareApplication(page, portal, language, 'revenue')).email,
  }) satisfies Place;

const places: readonly Place[] = [
  {
    name: 'eligibility check',
    form: 'ELIGIBILITY',
    route: paths.eligibilityCheck,
    title: 'eligibility.title',
    arrive: () => Promise.resolve(undefined),
    isOrdinary: true,
  },
  {
    name: 'log-in',
    form: 'login',
    route: paths.loginLink,
    title: 'login.title',
    arrive: () => Promise.resolve(undefined),
  },
  {
    name: 'code',
    form: 'code',
    route: paths.checkInbox,
    title: 'verification.inbox.title',
    async arrive({ page, language }) {
      await requestLogin(page, newEmail(), language);
      return undefined;
    },
  },
  { ...step('businessStructure', 'application.structure.title'), isOrdinary: true },
  step('businessFunding', 'application.funding.title'),
  step('businessAge', 'application.age.title'),
  step('personalInformation', 'application.personal.title'),
  {
    name: 'missing information of a referred client',
    form: 'missingInformation',
    route: paths.partnerMissingInformation,
    title: 'partner.missing.titleAll',
    async arrive({ page, portal, language }) {
      const { link } = await (await openPartner(portal)).refer({});
      return (await prepareApplication(page, portal, language, 'welcome', { referral: link })).email;
    },
  },
  {
    name: 'reason for missing months',
    form: 'months reason',
    route: paths.statementsUpload,
    title: 'revenue.upload.title',
    async arrive({ page, portal, language }) {
      return (await prepareApplication(page, portal, language, 'review')).email;
    },
    open: 'revenue.reason.action',
    isSentOnSubmit: true,
  },
  {
    name: 'answer to a question',
    form: 'answer',
    route: paths.myApplications,
    title: 'applications.title',
    async arrive({ page, portal, language }) {
      const { application, email } = await prepareApplication(page, portal, language, 'complete');
      const question = { en: 'What is the loan for?', fr: 'À quoi sert le prêt?' };
      await callApi(portal, STAFF_KEY, `/api/staff/applications/${application.applicationId}/information-requests`, {
        body: { dueDay: null, items: [{ kind: 'question', question }] },
      });
      return email;
    },
    open: 'applications.actions.provideMissingInformation',
    isSentOnSubmit: true,
    only: 'fr',
  },
  {
    name: 'review',
    form: 'review',
    route: paths.review,
    title: 'review.title',
    async arrive({ page, portal, language }) {
      return (await prepareApplication(page, portal, language, 'review')).email;
    },
    isSentOnSubmit: true,
  },
  {
    name: 'privacy request',
    form: 'privacy request',
    route: paths.privacy,
    through: 'legal.privacyPolicy.yourData',
    title: 'privacy.title',
    async arrive({ page, portal, language }) {
      return (await prepareApplication(page, portal, language, 'welcome')).email;
    },
    open: 'privacy.requests.correction.ask',
    isSentOnSubmit: true,
  },
];

/** Forms that are not a place, with the test that shows that they lose nothing. */
const elsewhere: Readonly<Record<string, string>> = {
  'formName(token)': 'use-acceptance.test.tsx, because consent counts only on the link on which it is given',
};

const source = fileURLToPath(new URL('../../../src/', import.meta.url));

test('every form that stores what is typed is a place', () => {
  const forms = globSync('**/*.{ts,tsx}', { cwd: source }).flatMap((file) =>
    [
      ...readFileSync(`${source}${file}`, 'utf8').matchAll(
        /(?<!function )\buse(?:Typed|Unsaved|Step)Form\(\s*['`]?([^'`$,]+)/gu,
      ),
    ].map(([, name = '']) => name.trim()),
  );
  expect(new Set(forms)).toEqual(new Set([...places.map(({ form }) => form), ...Object.keys(elsewhere)]));
});

class Typist {
  page: Page;
  readonly place: Place;
  readonly stage: Stage;
  readonly email: string | undefined;
  private round = 0;

  constructor(stage: Stage, place: Place, email: string | undefined) {
    this.page = stage.page;
    this.stage = stage;
    this.place = place;
    this.email = email;
  }

  walk(page = this.page): ApplicationWalk {
    const { portal, language } = this.stage;
    return new ApplicationWalk(page, portal, { language, ...(this.email !== undefined && { email: this.email }) });
  }

  async goTo(page = this.page): Promise<void> {
    await page.goto(`${this.stage.portal.url}${this.place.route}`);
    await this.arrived(page);
  }

  async arrived(page = this.page): Promise<void> {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { open, route, through } = this.place;
    if (through !== undefined && new URL(page.url()).pathname === route)
      await page.getByRole('link', { name: this.walk().text(through) }).click();
    if (open !== undefined) await this.open(open, page);
    await expect(page.locator('form')).toBeVisible();
    // The industry’s field loads after its label.
    const labelsWithoutField = () =>
      page
        .locator('form label[for]')
        .evaluateAll((labels) => labels.filter((label) => (label as HTMLLabelElement).control === null).length);
    await expect.poll(labelsWithoutField).toBe(0);
  }

  async open(dialog: TextKey, page = this.page): Promise<void> {
    await page.getByRole('button', { name: this.walk().text(dialog) }).click();
  }

  async type(): Promise<string[]> {
    this.round += 1;
    const form = this.page.locator('form');
    const radios = await form.getByRole('radio').all();
    const choice = radios[this.round % Math.max(1, radios.length)];
    await choice?.check({ force: true });
    for (const list of await form.locator('select').all())
      await list.selectOption({ index: 1 + (this.round % ((await list.getByRole('option').count()) - 1)) });
    for (const box of await form.getByRole('checkbox').all()) await box.setChecked(this.round % 2 === 1);
    let index = 0;
    const comboboxes = form.locator('input').and(form.getByRole('combobox'));
    for (const field of await form.getByRole('textbox').or(comboboxes).all()) {
      index += 1;
      await field.fill(`${this.round}${index}`);
    }
    return this.read();
  }

  /** What the fields show, without language-specific spaces and commas. */
  async read(page = this.page): Promise<string[]> {
    const shown = await page
      .locator('form')
      .evaluate((form) =>
        Array.from(form.querySelectorAll<HTMLInputElement>('input, select, textarea'), (field) =>
          ['radio', 'checkbox'].includes(field.type) ? String(field.checked) : field.value,
        ),
      );
    return shown.map((value) => value.replaceAll(/[\s,]/gu, ''));
  }

  async expectToShow(typed: readonly string[], page = this.page): Promise<void> {
    await expect.poll(() => this.read(page)).toEqual(typed);
  }

  async isSaved(): Promise<void> {
    await expect(this.walk().status('application.save.saved')).toBeVisible();
  }

  storage(): Promise<string> {
    return this.page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
  }
}

const drafts = /\/drafts(?:\/|$)/u;

interface Tools {
  context: BrowserContext;
}

const events: [name: string, happen: (typist: Typist, tools: Tools) => Promise<void>, needs?: 'session' | 'server'][] =
  [
    [
      'a reload',
      async (typist) => {
        const typed = await typist.type();
        expect(await typist.storage(), 'nothing is stored as plain text').not.toMatch(/"1[1-9]\\*"/u);
        await typist.page.reload();
        await typist.arrived();
        await typist.expectToShow(typed);
      },
    ],
    [
      'Back',
      async (typist) => {
        await typist.page.goto('/terms');
        await typist.goTo();
        const typed = await typist.type();
        await typist.page.goBack();
        await typist.page.goForward();
        await typist.arrived();
        await typist.expectToShow(typed);
      },
    ],
    [
      'Forward',
      async (typist) => {
        await typist.goTo();
        await typist.page.goto('/terms');
        await typist.page.goBack();
        await typist.arrived();
        const typed = await typist.type();
        await typist.page.goForward();
        await typist.page.goBack();
        await typist.arrived();
        await typist.expectToShow(typed);
      },
    ],
    [
      'a language switch',
      async (typist) => {
        const typed = await typist.type();
        const { language } = typist.stage;
        const { open } = typist.place;
        if (open !== undefined) await typist.page.keyboard.press('Escape');
        for (const name of language === 'en' ? ['Français', 'English'] : ['English', 'Français']) {
          await typist.page.getByRole('button', { name }).click();
          await expect(typist.page.getByRole('button', { name })).toHaveCount(0);
          if (open === undefined) expect(await typist.read()).toHaveLength(typed.length);
        }
        if (open !== undefined) await typist.open(open);
        await typist.expectToShow(typed);
      },
    ],
    [
      'a lost connection',
      async (typist, { context }) => {
        await context.setOffline(true);
        const typed = await typist.type();
        await typist.page.reload().catch(() => undefined);
        await context.setOffline(false);
        await typist.goTo();
        await typist.expectToShow(typed);
      },
    ],
    [
      'a crash of the tab',
      async (typist, { context }) => {
        await typist.page.route(drafts, (route) => route.abort());
        const typed = await typist.type();
        const ofTab = await typist.page.evaluate(() =>
          Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const),
        );
        const crashed = typist.page.waitForEvent('crash');
        const browser = await context.newCDPSession(typist.page);
        void browser.send('Page.crash').catch(() => undefined);
        await crashed;
        typist.page = await context.newPage();
        // A browser restores a crashed tab with its storage.
        await typist.page.addInitScript((entries) => {
          for (const [key, value] of entries) sessionStorage.setItem(key, value);
        }, ofTab);
        await typist.goTo();
        await typist.expectToShow(typed);
      },
    ],
    [
      'the end of the session',
      async (typist) => {
        const { portal, language } = typist.stage;
        const email = typist.email ?? '';
        const [allIsTyped, typedAll] = gate();
        await typist.page.route(drafts, async (route) => {
          await allIsTyped;
          await route.continue();
        });
        // Drops the previous step's save, which would notice the end of the session too early.
        await typist.goTo();
        await portal.clock.advance(31 * 60);
        const typed = await typist.type();
        typedAll();
        if (typist.place.isSentOnSubmit) await typist.page.reload();
        const walk = typist.walk();
        await walk.at('login.title');
        await walk.field('common.fields.email').fill(email);
        await walk.goOn();
        // Other mails are due by the new time too.
        const subject = walk.text('mails.verification.login.subject');
        const codes = async () =>
          (await portal.inbox()).filter((mail) => mail.to === email && mail.subject === subject);
        await expect.poll(codes).toHaveLength(1);
        for (const mail of await codes()) await enterCode(typist.page, codeOf(mail), language);
        const { title, open, through } = typist.place;
        await walk.at(through === undefined ? title : 'applications.title');
        if (through !== undefined) await typist.goTo();
        else if (open !== undefined) await typist.open(open);
        await typist.expectToShow(typed);
      },
      'session',
    ],
    [
      'another device',
      async (typist) => {
        const typed = await typist.type();
        await typist.isSaved();
        const other = await typist.stage.newVisitor();
        await typist.walk(other).comeBack();
        await expect(other).toHaveURL(/\/(?:application|partner)-/u);
        await typist.goTo(other);
        await typist.expectToShow(typed, other);
      },
      'server',
    ],
  ];

const cases = languages.flatMap((language) =>
  places.filter(({ only = language }) => only === language).map((place) => ({ language, place })),
);

for (const { language, place } of cases) {
  const tier = language === 'en' && place.isOrdinary ? {} : whenFull;
  test(
    `nothing typed on the screen “${place.name}” is lost, in ${language}`,
    tier,
    async ({ page, portal, context, newVisitor, errors }) => {
      test.slow();
      // The browser’s own page for a lost connection has no storage.
      errors.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Access is denied for this document/u);
      const stage: Stage = { page, portal, language, newVisitor };
      await page.goto(`${portal.url}/terms?lng=${language}`);
      const typist = new Typist(stage, place, await place.arrive(stage));
      await typist.goTo();
      for (const [name, happen, needs] of events) {
        if (needs !== undefined && typist.email === undefined) continue;
        if (needs === 'server' && place.isSentOnSubmit) continue;
        await test.step(name, () => happen(typist, { context }));
      }
    },
  );
}
