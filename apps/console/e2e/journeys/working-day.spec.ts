import type { Page } from '@playwright/test';
import type { Application, CheckProgressResponse } from '@portal/contract/entities/entities';
import { type Language, languages } from '@portal/contract/language';
import { monthNames } from '@portal/locales/format/day';
import { findMail } from '@portal/test-kit/applicant';
import { importTwin } from '@portal/test-kit/desk';
import { type Person, prepareApplication } from '@portal/test-kit/prepared-applicant';
import { DESK_WINDOW, fillOffer, openConsole } from '@portal/test-kit/staff';
import { createStatement, monthsAgo } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { whenFull } from '@portal/test-kit/tiers';

test.use({ viewport: DESK_WINDOW });

const APPLICATIONS = process.env.TEST_FULL === '1' ? 10 : 3;
const MISSING_STATEMENTS = APPLICATIONS === 10 ? 2 : 1;
const LIMIT_MS = 600_000;

type Applicant = Person & { application: Application };

class Desk {
  readonly page: Page;
  readonly language: Language;

  constructor(page: Page, language: Language) {
    this.page = page;
    this.language = language;
  }

  readonly t = (...[key, values]: Parameters<typeof textOf> extends [unknown, ...infer Rest] ? Rest : never) =>
    textOf(this.language, key, values);

  get dialog() {
    return this.page.getByRole('dialog');
  }

  button(...asked: Parameters<Desk['t']>) {
    return this.page.getByRole('button', { name: this.t(...asked), exact: true });
  }

  link(...asked: Parameters<Desk['t']>) {
    return this.page.getByRole('link', { name: new RegExp(`^${this.t(...asked)}`, 'u') });
  }

  row({ reference }: Application) {
    return this.page.getByRole('row', { name: new RegExp(reference ?? '', 'u') });
  }

  async open({ application }: Applicant): Promise<void> {
    const { page } = this;
    await this.link('console.places.applications').click();
    await this.link('console.views.all').click();
    await page.getByRole('searchbox', { name: this.t('console.search.label') }).fill(application.reference ?? '');
    await this.row(application).getByRole('link').first().click();
    await page.getByRole('heading', { name: this.t('console.timeline.title') }).waitFor();
  }

  async logCall(): Promise<void> {
    await this.button('console.contact.do').first().click();
    await this.dialog.getByRole('radio', { name: this.t('console.contact.outcomes.reached') }).check();
    await this.dialog.getByRole('button', { name: this.t('console.note.save') }).click();
    await expect(this.dialog).toBeHidden();
  }

  async ask(fill: () => Promise<void>): Promise<void> {
    await this.button('console.ask.do').first().click();
    await fill();
    await this.dialog.getByRole('button', { name: this.t('console.ask.send') }).click();
    await expect(this.dialog).toBeHidden();
    await expect(this.page.getByText(this.t('applications.status.informationRequired')).first()).toBeVisible();
  }

  async decide(outcome: 'funded' | 'declined'): Promise<void> {
    await this.button('console.decide.title').click();
    await this.dialog.getByRole('radio', { name: this.t(`console.decide.outcomes.${outcome}`) }).check();
    if (outcome === 'declined') {
      const reason = this.t('console.decide.reasons.revenueTooLow');
      await this.dialog.getByRole('combobox', { name: this.t('console.decide.reason') }).selectOption(reason);
    }
    if (outcome === 'funded') await fillOffer(this.dialog, this.language);
    await this.dialog.getByRole('textbox').last().fill('Looked at by telephone with the owner.');
    await this.dialog.getByRole('button', { name: this.t('console.decide.do') }).click();
    await expect(this.dialog).toBeHidden();
    await this.button('console.decide.undo').waitFor();
  }

  async mergeTwin(email: string, contactId: string): Promise<void> {
    const { page } = this;
    await this.link('console.places.customers').click();
    await page.getByRole('searchbox', { name: this.t('console.search.label') }).fill(email);
    await page.getByRole('link', { name: email }).first().click();
    const imported = page.getByRole('region', { name: new RegExp(contactId, 'u') });
    await imported.getByRole('button', { name: this.t('console.customers.merge.keepThis') }).click();
    await this.dialog.getByRole('button', { name: this.t('console.customers.merge.do') }).click();
    await expect(page.getByText(this.t('console.customers.merge.done'))).toBeVisible();
  }

  async answerRequest(email: string): Promise<void> {
    const { page } = this;
    await this.link('console.places.privacy').click();
    const request = page.getByRole('listitem').filter({ hasText: email });
    await request.getByRole('button', { name: this.t('console.privacy.answerDo') }).click();
    await this.dialog.getByRole('radio', { name: this.t('console.privacy.choices.correction.done') }).check();
    await this.dialog.getByRole('textbox').fill('It is corrected.');
    await this.dialog.getByRole('button', { name: this.t('console.privacy.send') }).click();
    await expect(this.dialog).toBeHidden();
    await expect(request).toHaveCount(0);
  }

  async makeKeyAndWebhook(name: string): Promise<void> {
    const { page, dialog } = this;
    await page.getByRole('link', { name: this.t('console.settings.title') }).click();
    await page.getByRole('link', { name: this.t('console.settings.keys.title'), exact: true }).click();
    await this.button('console.settings.keys.make').click();
    await dialog.getByRole('textbox', { name: this.t('console.settings.keys.name') }).fill(name);
    await dialog.getByRole('button', { name: this.t('console.settings.keys.make') }).click();
    await dialog.getByRole('button', { name: this.t('console.shownOnce.done') }).click();
    await expect(page.getByRole('row', { name: new RegExp(name, 'u') })).toBeVisible();

    await page.getByRole('link', { name: this.t('console.settings.webhooks.title'), exact: true }).click();
    await this.button('console.settings.webhooks.add').click();
    await dialog
      .getByRole('textbox', { name: this.t('console.settings.webhooks.url') })
      .fill(`http://127.0.0.1:9/${name}`);
    await dialog.getByRole('button', { name: this.t('console.settings.webhooks.add') }).click();
    await dialog.getByRole('button', { name: this.t('console.shownOnce.done') }).click();
    await expect(page.getByRole('button', { name: new RegExp(name, 'u') })).toBeVisible();
  }
}

async function provide({ call, application: { applicationId } }: Applicant, month: string): Promise<void> {
  const path = `/api/applications/${applicationId}`;
  const { missing } = await call<CheckProgressResponse>('get', `${path}/checks`);
  for (const item of missing) {
    if (item.kind === 'question') {
      const data = { answer: 'Un deuxième four.' };
      await call('put', `${path}/missing-information/${item.itemId}/answer`, { data });
    } else {
      const file = await createStatement(`day-${month}`);
      await call('post', `${path}/statements`, { multipart: { file } });
      await call('post', `${path}/missing-information/statements`);
    }
  }
}

for (const language of languages) {
  test(`a working day needs only the console, in ${language}`, whenFull, async ({ page, portal, newVisitor }) => {
    test.setTimeout(LIMIT_MS);
    const desk = new Desk(page, language);
    const { t, dialog } = desk;
    const applicants: Applicant[] = [];
    for (let made = 0; made < APPLICATIONS; made += 1)
      applicants.push(await prepareApplication(await newVisitor(), portal, made === 1 ? 'fr' : 'en', 'complete'));
    const waiting = applicants.slice(0, MISSING_STATEMENTS + 1);
    const month = monthsAgo(2);
    await openConsole(page, portal, { language });

    for (const [index, applicant] of applicants.entries()) {
      await desk.open(applicant);
      await desk.logCall();
      if (index === 1) {
        await desk.ask(async () => {
          await dialog.getByRole('textbox', { name: t('console.languages.fr') }).fill('À quoi servira le prêt?');
          await dialog.getByRole('textbox', { name: t('console.languages.en') }).fill('What is the loan for?');
        });
      } else if (waiting.includes(applicant)) {
        const name = monthNames(language, 'short')[Number(month.slice(5)) - 1] ?? '';
        await desk.ask(() =>
          dialog.getByRole('checkbox', { name: new RegExp(`^${name}`, 'u') }).check({ force: true }),
        );
      } else {
        await desk.decide(index % 2 === 0 ? 'funded' : 'declined');
      }
    }

    for (const applicant of waiting) {
      const asked = await findMail(portal, applicant.email, undefined, applicant === applicants[1] ? 'fr' : 'en');
      await provide(applicant, month);
      await desk.open(applicant);
      await expect(page.getByText(t('applications.status.underReview')).first()).toBeVisible();
      await desk.decide('funded');
      await findMail(portal, applicant.email, asked, applicant === applicants[1] ? 'fr' : 'en');
    }
    for (const { application } of applicants) {
      await page.goto(`${portal.url}/staff?view=closed&search=${application.reference ?? ''}`);
      await expect(desk.row(application)).toBeVisible();
    }

    const asking = applicants.at(-1);
    await asking?.call('post', '/api/privacy/requests', { data: { kind: 'correction', text: 'My street has moved.' } });
    const administrator = new Desk(await newVisitor(), language);
    await openConsole(administrator.page, portal, { language, person: 'Joelle Battersby' });
    await administrator.mergeTwin(asking?.email ?? '', await importTwin(portal, asking?.email ?? ''));
    await administrator.answerRequest(asking?.email ?? '');
    await administrator.makeKeyAndWebhook(`day-${language}-${String(Date.now())}`);
  });
}
