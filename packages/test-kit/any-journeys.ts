import type { Language } from '@portal/contract/language';
import type { TextKey } from '@portal/locales';
import type { AnyPage } from './browser/any-page.ts';
import { codeOf, findMail, newEmail, words } from './applicant.ts';
import { agreeAndLogIn } from './bank.ts';
import { expect } from './test.ts';
import type { PortalServer } from './server.ts';
import { setOwnLanguage } from './staff.ts';
import { createStatement, monthsAgo } from './statement.ts';
import { textOf } from './texts.ts';

export interface Visit {
  page: AnyPage;
  portal: PortalServer;
  language: Language;
}

function handsOf({ page, language }: Visit) {
  const t = (key: TextKey) => textOf(language, key);
  return {
    t,
    at: (title: TextKey) => page.getByRole('heading', { name: t(title), exact: true }).waitFor(),
    press: (button: TextKey) => page.getByRole('button', { name: t(button), exact: true }).click(),
    follow: (link: TextKey) => page.getByRole('link', { name: t(link) }).click(),
    fill: (field: TextKey, text: string) => page.getByRole('textbox', { name: t(field), exact: true }).fill(text),
    suggest: (field: TextKey) => page.getByRole('combobox', { name: t(field), exact: true }),
  };
}

export async function apply(visit: Visit, by: 'upload' | 'bank'): Promise<void> {
  const { page, portal, language } = visit;
  const { at, press } = handsOf(visit);
  const email = await applyUpToRevenue(visit);
  await (by === 'upload' ? upload(visit, email) : connectBank(visit));
  await at('review.title');
  // A business in Ontario gets no choice of language for the terms.
  await page.getByRole('checkbox', { name: textOf(language, 'review.declaration') }).check();
  await press('review.submit');
  await at('final.title');
  await findMail(portal, email, undefined, language);
}

export async function applyUpToRevenue(visit: Visit): Promise<string> {
  const { page, language } = visit;
  const { at, press, fill } = handsOf(visit);
  const email = newEmail();
  await page.goto(`/marketing-qualification?lng=${language}`);
  await fill('common.fields.timeInBusiness', '4');
  await fill('common.fields.annualRevenue', '240000');
  await fill('common.fields.email', email);
  await page.getByRole('checkbox', { name: words[language].terms }).check();
  await press('eligibility.submit');
  await at('verification.inbox.title');
  await enterCode(visit, email);
  await press('application.welcome.eligible.start');
  await fillSteps(visit);
  return email;
}

export async function logIn(visit: Visit, email: string): Promise<void> {
  const { page, language, portal } = visit;
  const { at, press, fill } = handsOf(visit);
  const before = (await portal.inbox()).find(({ to }) => to === email);
  await page.goto(`/login?lng=${language}`);
  await fill('common.fields.email', email);
  await press('common.continue');
  await at('verification.inbox.title');
  await enterCode(visit, email, before);
  await at('applications.title');
}

export async function closeMenu({ page, language }: Visit): Promise<void> {
  const more = page.getByRole('button', {
    name: textOf(language, 'applications.actions.more', { business: '' }).trim(),
  });
  const isOpen = () => page.evaluate('document.querySelector("main [aria-expanded=true]") !== null');
  await more.first().click();
  await expect.poll(isOpen).toBe(true);
  await page.getByRole('heading', { name: textOf(language, 'applications.title') }).click();
  await expect.poll(isOpen).toBe(false);
  await more.first().click();
  await expect.poll(isOpen).toBe(true);
  await page.locator('body').press('Escape');
  await expect.poll(isOpen).toBe(false);
}

async function enterCode(
  visit: Visit,
  email: string,
  before?: Awaited<ReturnType<PortalServer['inbox']>>[number],
): Promise<void> {
  const { press, fill } = handsOf(visit);
  await fill('common.fields.code', codeOf(await findMail(visit.portal, email, before)));
  await press('common.continue');
}

async function fillSteps(visit: Visit): Promise<void> {
  const { at, press, fill, suggest } = handsOf(visit);
  const { page, language } = visit;
  await at('application.structure.title');
  await fill('common.fields.companyName', 'Northshore Bakery');
  await fill('common.fields.legalBusinessName', 'Northshore Bakery inc.');
  await suggest('common.fields.entityType').selectOption('CORPORATION');
  await fill('common.fields.ownershipPercentage', '25');
  await suggest('common.fields.industry').fill(language === 'en' ? 'bakery' : 'boulangerie');
  await page.getByRole('option').first().click();
  await suggest('common.fields.street').fill('4517 rue Saint-Denis');
  await fill('common.fields.city', 'Ottawa');
  await suggest('common.fields.province').selectOption('ON');
  await fill('common.fields.postalCode', 'K1A 0B1');
  await press('common.continue');
  await at('application.funding.title');
  await fill('common.fields.requestAmount', '80000');
  await press('common.continue');
  await at('application.personal.title');
  await fill('common.fields.firstName', 'Ana');
  await fill('common.fields.lastName', 'O’Brien-Nguyễn');
  await fill('common.fields.phoneNumber', '(514) 555-0134');
  await fill('common.fields.day', '8');
  await suggest('common.fields.month').selectOption('03');
  await fill('common.fields.year', '1984');
  await press('application.personal.sameAddress');
  await press('common.continue');
  await at('revenue.intro.title');
}

async function upload(visit: Visit, email: string): Promise<void> {
  const { at, press, follow, t } = handsOf(visit);
  await follow('revenue.intro.upload.action');
  await at('revenue.upload.title');
  await visit.page.locator('input[type=file]').setInputFiles([await createStatement(`${email} ${monthsAgo(1)}`)]);
  await visit.page.getByText(t('revenue.upload.ready'), { exact: true }).waitFor();
  await press('common.continue');
  await press('revenue.upload.confirm.yes');
}

async function connectBank(visit: Visit): Promise<void> {
  const { at, press, follow } = handsOf(visit);
  await follow('revenue.intro.connect.action');
  await at('revenue.about.title');
  await press('revenue.about.agree');
  await at('revenue.bank.title');
  await agreeAndLogIn(visit.page, visit.language, 'steady');
  await visit.page.getByRole('radio').waitFor();
  await press('common.continue');
}

export async function openWorkList({ page, portal, language }: Visit): Promise<void> {
  await setOwnLanguage(portal, 'Anne Roy', language);
  await page.goto(`/staff?lng=${language}`);
  await page.getByRole('button', { name: 'Anne Roy' }).click();
  await page
    .getByRole('link', { name: /Ossington/u })
    .first()
    .waitFor();
}

export async function closeColumnsMenu({ page, language }: Visit): Promise<void> {
  const opener = page.getByRole('button', { name: textOf(language, 'console.columns.choose'), exact: true });
  const inside = page.getByRole('checkbox', { name: textOf(language, 'console.columns.amount') });
  expect(await inside.isVisible()).toBe(false);
  for (const close of [() => page.locator('body').press('Escape'), () => page.locator('h1').click()]) {
    await opener.click();
    await inside.waitFor();
    await close();
    await expect.poll(() => inside.isVisible()).toBe(false);
  }
}

const places = {
  customers: 'console.places.customers',
  leads: 'console.places.leads',
  overview: 'console.overview.title',
  privacy: 'console.places.privacy',
} as const satisfies Record<string, TextKey>;

export async function openPlaces(visit: Visit): Promise<void> {
  for (const [path, title] of Object.entries(places)) {
    await visit.page.goto(`/staff/${path}`);
    await handsOf(visit).at(title);
  }
}

export async function openQuickLook({ page, language }: Visit): Promise<void> {
  await page.locator('body').press('j');
  await page.locator('body').press('Space');
  await page.getByText(textOf(language, 'console.quickLook.latest')).waitFor();
  const excess =
    '(({ offsetWidth, parentElement }) => offsetWidth - parentElement.clientWidth)(document.querySelector("table"))';
  expect(await page.evaluate(excess)).toBe(0);
}

export async function writeNote(visit: Visit): Promise<void> {
  const { page } = visit;
  const { t } = handsOf(visit);
  await openWorkList(visit);
  await page
    .getByRole('link', { name: /Ossington/u })
    .first()
    .click();
  const note = page.getByRole('textbox', { name: t('console.note.label') });
  await note.fill('Called back at 14:05.');
  await note.press('Control+Enter');
  await page.getByText('Called back at 14:05.').waitFor();
}
