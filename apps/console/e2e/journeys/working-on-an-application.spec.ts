import type { Locator } from '@playwright/test';
import { DAY_MS } from '@portal/contract/constants';
import type { TextKey } from '@portal/locales';
import { callApi } from '@portal/test-kit/api-call';
import { failAsked, isAsked } from '@portal/test-kit/asked';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { findMail } from '@portal/test-kit/applicant';
import { leaveLead } from '@portal/test-kit/desk';
import { gate } from '@portal/test-kit/gate';
import { STAFF_KEY } from '@portal/test-kit/server';
import { DESK_WINDOW, fillOffer, openConsole } from '@portal/test-kit/staff';
import { textOf } from '@portal/test-kit/texts';
import { expect, test } from '@portal/test-kit/test';

test.use({ viewport: DESK_WINDOW });

test('an account manager works on an application from the list to its closing, by keyboard', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application, email } = await prepareApplication(await newVisitor(), portal, 'fr', 'complete');
  const { reference } = application;
  await openConsole(page, portal);
  await page.getByRole('row').nth(1).waitFor();

  await page.keyboard.press('/');
  await page.keyboard.type(reference ?? '');
  await expect(page).toHaveURL(new RegExp(`search=${reference ?? ''}`, 'u'));
  const row = page.getByRole('row', { name: new RegExp(reference ?? '', 'u') });
  await expect(row).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await page.goto(`/staff?search=${reference ?? ''}`);
  await row.waitFor();
  await page.keyboard.press('j');
  await expect(row.getByRole('link')).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.keyboard.press('a');
  await page.getByRole('radio', { name: /Anne Roy/u }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row.getByText('Anne Roy', { exact: true })).toBeAttached();

  await row.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/u);
  await expect(page).toHaveURL(/\/staff\/applications\//u);
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await expect(page.getByText(/^Bakery .*\(\d{4}\)$/u)).toBeVisible();
  await page.keyboard.press('m');
  await page.keyboard.type('Wants to be called after three.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Wants to be called after three.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  await page.getByRole('textbox', { name: 'Note' }).blur();

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Everything (ZIP)' }).click();
  expect((await saving).suggestedFilename()).toBe(`${reference ?? ''}.zip`);

  await page.keyboard.press('i');
  const ask = page.getByRole('dialog');
  await ask.getByRole('textbox', { name: /French/u }).fill('À quoi servira le prêt?');
  await expect(ask.getByRole('status').filter({ hasText: 'Write the question in both languages' })).toBeVisible();
  await ask.getByRole('textbox', { name: /English/u }).fill('What is the loan for?');
  await expect(ask.getByText(`To ${email}`)).toContainText('French');
  await expect(ask.frameLocator('iframe').getByText('il nous manque ceci', { exact: false })).toBeVisible();
  await ask.getByText('Plain text').click();
  await expect(ask.getByText('il nous manque ceci', { exact: false })).toBeVisible();
  await ask.getByRole('button', { name: 'Send' }).click();
  await expect(ask).toBeHidden();
  await expect(page.getByText('Information Required').first()).toBeVisible();
  await expect(page.getByText('Question asked')).toBeVisible();
  const mail = await findMail(portal, email, undefined, 'fr');
  expect(mail.text).not.toContain('À quoi servira');

  await page.keyboard.press('d');
  const decide = page.getByRole('dialog');
  const decideButton = decide.getByRole('button', { name: 'Confirm the decision' });
  await expect(decideButton).toBeDisabled();
  const place = await decideButton.boundingBox();
  await decide.getByRole('radio', { name: 'Declined' }).check();
  await expect(decide.getByText(`To ${email}`)).toContainText('French');
  await expect(decide.getByRole('heading', { name: 'Votre demande est fermée' })).toBeVisible();
  const mailShown = decide.frameLocator('iframe');
  await expect(mailShown.getByText('Nous ne pouvons pas vous offrir de financement', { exact: false })).toBeVisible();
  await expect(decideButton).toBeDisabled();
  expect(await decideButton.boundingBox(), 'it stays where it is when the mail has come').toEqual(place);
  await decide.getByRole('combobox', { name: 'Reason' }).selectOption('Revenue too low');
  await expect(decideButton).toBeDisabled();
  await decide.getByRole('textbox').fill('The till shows less.');
  await decideButton.click();
  await expect(decide).toBeHidden();
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  await page.reload();
  await undo.waitFor();
  await expect(page.getByRole('status').filter({ hasText: 'Anne Roy decided: Declined' })).toBeAttached();
  await expect(page.getByText(/\d+ s left/u)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('The decision was undone.', { exact: false }).last()).toBeVisible();
  await expect(undo).toHaveCount(0);
  await expect(page.getByText('Information Required').first()).toBeVisible();

  await page.getByRole('button', { name: 'Decide' }).click();
  await decide.getByRole('radio', { name: 'Funded' }).check();
  await expect(decide.getByRole('combobox', { name: 'Reason' })).toHaveCount(0);
  await expect(decide.getByRole('textbox', { name: 'Amount in dollars' })).toHaveValue('80000');
  await expect(decide.getByText('The customer does not see it, so give them the details yourself.')).toBeVisible();
  await decide.getByRole('textbox', { name: /Note for the file/u }).fill('The months came by mail.');
  await expect(decide.getByText(/^In the offer, fill in or correct: /u)).toBeVisible();
  await fillOffer(decide, 'en');
  await page.keyboard.press('Control+Enter');
  await expect(decide).toBeHidden();
  await undo.waitFor();
  await expect(page.getByText('The decision has taken effect.', { exact: false })).toBeAttached();
  await expect(page.getByText('Funded').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Request information' })).toHaveCount(0);
  const approval = await findMail(portal, email, mail, 'fr');
  expect(approval.subject).toBe('Votre financement est accordé');

  const reader = await newVisitor();
  const searched = reference ?? '';
  await openConsole(reader, portal, { address: `/staff?search=${searched}`, person: 'Owen Kassel' });
  await reader.getByRole('link', { name: 'Search closed applications' }).click();
  await expect(reader).toHaveURL(/view=closed/u);
  await expect(reader.getByRole('row').filter({ hasText: searched })).toHaveCount(1);

  for (const language of ['en', 'fr'] as const) {
    const t = (key: TextKey, values?: Record<string, string>) => textOf(language, key, values);
    const [address, reader] = [new URL(page.url()).pathname, await newVisitor()];
    await openConsole(reader, portal, { address, language, person: 'Owen Kassel' });
    const timeline = reader.getByRole('region', { name: t('console.timeline.title') });
    const decision = (outcome: TextKey) =>
      timeline.getByRole('listitem').filter({ hasText: t('console.decide.decided', { outcome: t(outcome) }) });
    const declined = decision('console.decide.outcomes.declined');
    await expect(declined).toContainText(t('console.timeline.decisions.undone'));
    const reason = t('console.decide.reasons.revenueTooLow');
    await expect(declined).toContainText(t('console.timeline.reason', { reason }));
    await expect(declined).toContainText('The till shows less.');
    await expect(declined.getByText('Anne Roy', { exact: true })).toBeVisible();
    await expect(declined.getByRole('time')).toHaveText(/\d/u);
    const funded = decision('console.decide.outcomes.funded');
    await expect(funded).toContainText('The months came by mail.');
    await expect(funded).toContainText(
      language === 'en'
        ? '$60,000 · factor 1.25 · 12 months · weekly payments'
        : '60 000 $ · facteur 1,25 · 12 mois · versements hebdomadaires',
    );
    await expect(funded).not.toContainText(t('console.timeline.decisions.undone'));
  }
});

test('an offer above a person’s limit waits until a second person approves it', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const { applicationId, reference } = application;
  const approver = await newVisitor();
  await openConsole(approver, portal, { address: '/staff/settings/people', person: 'Joelle Battersby' });
  const menuOf = (name: string) => approver.getByRole('button', { name: `Actions for ${name}` });
  await menuOf('Joelle Battersby').click();
  await approver.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(approver.getByText('Only another administrator can change your limit.')).toBeVisible();
  await approver.keyboard.press('Escape');
  await menuOf('Anne Roy').click();
  await approver.getByRole('button', { name: 'Edit', exact: true }).click();
  const limit = approver.getByRole('textbox', { name: 'Maximum offer without approval' });
  await limit.fill('a lot');
  await approver.getByRole('button', { name: 'Save' }).click();
  await expect(approver.getByRole('link', { name: /Enter an amount in whole dollars/u })).toBeVisible();
  // Other tests make offers of up to this amount as this person.
  await limit.fill('$60,000');
  await approver.getByRole('button', { name: 'Save' }).click();
  await expect(approver.getByRole('row', { name: /Anne Roy/u })).toContainText('$60,000');

  await openConsole(page, portal, { address: `/staff/applications/${applicationId}` });
  const dialog = page.getByRole('dialog');
  const offer = async () => {
    await page.getByRole('button', { name: 'Decide' }).click();
    await dialog.getByRole('radio', { name: 'Funded' }).check();
    await fillOffer(dialog, 'en');
  };
  const confirm = async () => {
    await dialog.getByRole('textbox', { name: 'Amount in dollars' }).fill('75,000');
    await dialog.getByRole('textbox', { name: /Note for the file/u }).fill('Eight years with us.');
    await dialog.getByRole('button', { name: 'Confirm the decision' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: /a second person must approve it; .*Joelle Battersby.* can\./u }),
    ).toHaveCount(1);
  };
  await offer();
  const factor = dialog.getByRole('textbox', { name: /Factor/u });
  await factor.fill('12.5');
  await expect(factor).toHaveAccessibleDescription(/Enter a factor from 1 to 3/u);
  await expect(dialog.getByText('In the offer, fill in or correct: Factor (paid back per dollar).')).toBeVisible();
  await factor.fill('1.25');
  await expect(factor).not.toHaveAttribute('aria-invalid');
  await expect(dialog.getByText('Pays back $75,000.00 in 52 payments of about $1,442.31.')).toBeVisible();
  const note = dialog.getByText('Your limit is $60,000.');
  await expect(note).toBeHidden();
  await dialog.getByRole('textbox', { name: 'Amount in dollars' }).fill('75,000');
  await expect(note).toBeVisible();
  await confirm();
  await expect(page.getByRole('button', { name: 'Approve' })).toHaveCount(0);

  await approver.goto(`${portal.url}/staff?view=approval&search=${reference ?? ''}`);
  await approver.getByRole('link', { name: /Northshore/u }).click();
  const asked = approver.getByText('above their limit').filter({ has: approver.getByText('factor 1.25') });
  await expect(asked).toContainText('$75,000 · factor 1.25 · 12 months · weekly payments');
  await expect(approver.getByRole('button', { name: 'Undo' })).toHaveCount(0);
  await approver.getByRole('button', { name: 'Send back' }).click();
  const back = approver.getByRole('dialog', { name: 'Send the offer back' });
  await expect(back.getByText('Enter the reason.')).toBeVisible();
  await back.getByRole('textbox', { name: 'Reason, for the timeline' }).fill('Lower it, please.');
  await back.getByRole('button', { name: 'Send back' }).click();
  await expect(back).toBeHidden();
  await expect(page.getByText('Undone by Joelle Battersby')).toBeVisible();
  await expect(page.getByText('Lower it, please.')).toBeVisible();

  await offer();
  await confirm();
  await approver.getByRole('button', { name: 'Approve' }).click();
  await expect(approver.getByText('Approved by Joelle Battersby')).toBeVisible();
  await expect(page.getByText('Approved by Joelle Battersby')).toBeVisible();
  await expect(page.getByText('Funded').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('when the decisions cannot be loaded, the timeline says so and shows the rest, and a retry loads them', async ({
  page,
  portal,
  newVisitor,
  errors,
}) => {
  errors.allow(/status of 400/u);
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const address = `/staff/applications/${application.applicationId}`;
  const seen = await callApi<{ application: { version: number } }>(portal, STAFF_KEY, `/api${address}`);
  const { version } = seen.application;
  const body = { version, outcome: 'withdrawn', reason: 'notReached', words: 'Called four times.' };
  await callApi(portal, STAFF_KEY, `/api${address}/decisions`, { body });
  await failAsked(page, /\/decisions$/u);
  await openConsole(page, portal, { address });
  const timeline = page.getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByText('Started')).toBeVisible();
  await expect(timeline.getByText('Called four times.')).toHaveCount(0);
  await page.unrouteAll();
  await timeline.getByRole('button', { name: 'Try again' }).click();
  await expect(timeline.getByText('Called four times.')).toBeVisible();
  await expect(timeline.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('what cannot be loaded never reads as nothing found, leaves a decision open, and a retry loads it', async ({
  page,
  portal,
  newVisitor,
  errors,
}) => {
  errors.allow(/status of 400/u);
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await failAsked(page, /\/(?:matches|cash-flow|decisions)$|\/work-list\?/u);
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  const check = (name: string) => region('Checks').getByRole('listitem').filter({ hasText: name });
  for (const name of ['Bank transactions', 'Statement files', 'Duplicates'])
    await expect(check(name)).toContainText('Could not be checked');
  await expect(region('Other applications')).toContainText('Could not be checked');
  await expect(region('Revenue')).toContainText('Could not be checked');
  await expect(page.getByText('Promised contact Could not be checked')).toBeVisible();
  const needs = region('Needs your attention');
  const unknown =
    'Could not be checked: promised contact and months, cash flow and files, other applications and earlier decisions';
  await expect(needs).toContainText(unknown);

  await page.keyboard.press('d');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('paragraph').filter({ hasText: 'Earlier decisions' })).toContainText(
    'Could not be checked',
  );
  await expect(dialog.getByRole('listitem').filter({ hasText: unknown })).toBeVisible();
  await dialog.getByRole('radio', { name: 'Withdrawn' }).check();
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Customer could not be reached' });
  await expect(dialog.getByText('Explain why you are closing it with items still open.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await page.unrouteAll();
  const [loaded, release] = gate();
  await page.route(isAsked(/\/(?:matches|cash-flow|decisions)$|\/work-list\?/u), async (route) => {
    await loaded;
    await route.continue();
  });
  const again = needs.getByRole('button', { name: 'Try again' });
  await again.click();
  await expect(needs.getByRole('status')).toHaveText(/^Still loading/u);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  await expect(again).toBeFocused();
  release();
  await expect(check('Duplicates')).toContainText(/No other customer’s application|In common with/u);
  await expect(check('Statement files')).toContainText('Nothing unusual was found');
  await expect(region('Revenue').getByRole('row', { name: /^Revenue/u })).toBeVisible();
  await expect(page.getByText('Could not be checked')).toHaveCount(0);
});

test('when the colleagues cannot be loaded, assigning says so, and a retry lists them', async ({
  page,
  portal,
  newVisitor,
  errors,
}) => {
  errors.allow(/status of 400/u);
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await failAsked(page, /\/colleagues$/u);
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  await page.getByRole('heading', { name: 'Timeline' }).waitFor();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert').filter({ hasText: /\S/u })).toBeVisible();
  await page.unrouteAll();
  const [held, release] = gate();
  await page.route(/\/colleagues$/u, async (route) => {
    await held;
    await route.fulfill({ status: 400 });
  });
  const again = dialog.getByRole('button', { name: 'Try again' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  release();
  await expect(again).not.toHaveAttribute('aria-disabled');
  await expect(again).toBeFocused();
  await page.unrouteAll({ behavior: 'wait' });
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('radio', { name: /Anne Roy/u })).toBeVisible();
});

test('an application is shown without a part that is slow to load', async ({ page, portal, newVisitor }) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const [counted, release] = gate();
  await page.route('**/api/staff/applications/*/cash-flow', async (route) => {
    await counted;
    await route.continue();
  });
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  await expect(page.getByRole('heading', { level: 1, name: 'Northshore Bakery' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Timeline' })).toBeVisible();
  const revenue = page.getByRole('row', { name: /^Revenue/u });
  await expect(revenue).toContainText('…');
  release();
  await expect(revenue).not.toContainText('…');
  await expect(page.getByText('RBC ••4431')).toBeVisible();
});

test('filters appear as chips and in the URL, and an empty result names the filters that exclude everything', async ({
  page,
  portal,
  newVisitor,
}) => {
  await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await openConsole(page, portal);
  await page
    .getByRole('link', { name: /Northshore/u })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Province', exact: true }).click();
  await page.getByRole('button', { name: 'Yukon' }).click();
  await expect(page).toHaveURL(/province=YT/u);
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Remove the filter Province' }).last().click();
  await expect(page).not.toHaveURL(/province/u);
  await expect(page.getByRole('link', { name: /Northshore/u }).first()).toBeVisible();
});

test('a view saved with its filters is a tab, also after a reload, until it is removed', async ({ page, portal }) => {
  await openConsole(page, portal, { address: '/staff?province=YT&search=Roy', person: 'Owen Kassel' });
  const tab = page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Yukon' });
  await page.getByRole('button', { name: 'Save this view' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save this view' }).click();
  await expect(dialog.getByRole('link', { name: 'Enter a name.' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name of the view' }).fill('Yukon');
  await dialog.getByRole('button', { name: 'Save this view' }).click();
  await expect(dialog).toBeHidden();
  await expect(tab).toHaveAttribute('aria-current', 'page');
  await page.goto(`${portal.url}/staff`);
  await tab.click();
  await expect(page).toHaveURL(/\/staff\?province=YT$/u);
  await page.getByRole('button', { name: 'Remove this view' }).click();
  await expect(tab).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Save this view' })).toBeVisible();
});

test('a reminder of an application or a lead appears at its hour on every page, leads there, and can be removed before', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const { applicationId, reference } = application;
  await openConsole(page, portal, { address: `/staff/applications/${applicationId}` });
  await page.getByRole('button', { name: 'Remind me' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Day').fill('2020-01-06');
  await dialog.getByRole('button', { name: 'Set the reminder' }).click();
  await expect(dialog.getByRole('link', { name: /Enter a time/u })).toBeVisible();
  await dialog.getByLabel('Time at the office').fill('09:30');
  await dialog.getByRole('button', { name: 'Set the reminder' }).click();
  await expect(dialog.getByRole('link', { name: 'Choose a time that has not passed.' })).toBeVisible();
  const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const tomorrow = dayIn(1);
  await dialog.getByLabel('Day').fill(tomorrow);
  await dialog.getByRole('textbox', { name: /What to remember/u }).fill('Ask for March.');
  await dialog.getByRole('button', { name: 'Set the reminder' }).click();
  await expect(dialog).toBeHidden();
  const reminders = page.getByRole('region', { name: 'Reminders' });
  const due = reminders.getByText('Ask for March.');
  await expect(due).toHaveCount(0);

  await page.getByRole('button', { name: 'Remind me' }).click();
  const before = dialog.getByRole('list', { name: 'Already set' });
  await expect(before).toContainText(/9:30\sa\.m\.(?: \(Eastern Time\))?\s· Ask for March\./u);
  await before.getByRole('button', { name: /^Remove the reminder for/u }).click();
  await expect(before).toHaveCount(0);
  await setReminder(dialog, dayIn(3), 'Ask for May.');
  await page.getByRole('button', { name: 'Remind me' }).click();
  await setReminder(dialog, tomorrow, 'Ask for April.');

  const email = await leaveLead(portal, 'en');
  await page.goto(`${portal.url}/staff/leads`);
  await page.getByRole('link', { name: email }).click();
  await page.getByRole('button', { name: 'Remind me' }).click();
  await setReminder(dialog, dayIn(2), 'Old enough soon.');

  await page.goto(`${portal.url}/staff/overview`);
  const menu = page.getByRole('button', { name: /account and sign-out$/u });
  await menu.click();
  await page.getByRole('button', { name: 'Reminders' }).click();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await menu.click();
  await page.getByRole('button', { name: 'Reminders' }).click();
  const own = dialog.getByRole('listitem');
  await expect(own).toContainText([/Northshore Bakery F-.*Ask for April/u, /Old enough soon\./u, /Ask for May\./u]);
  await own.last().getByRole('button').click();
  await expect(own).toHaveCount(2);
  await expect(dialog.locator(':focus')).toContainText('Ask for April.');
  await own.last().getByRole('link', { name: email }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email);

  await page.clock.setSystemTime(Date.now() + 3 * DAY_MS);
  await page.goto(`${portal.url}/staff/overview`);
  await expect(due).toHaveCount(0);
  await reminders.getByRole('link', { name: email }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(email);
  await page.getByRole('button', { name: `End the reminder about ${email}` }).click();
  await expect(reminders).not.toContainText('Old enough soon.');
  await reminders.getByRole('link', { name: new RegExp(reference ?? '', 'u') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Northshore');
  await page.getByRole('button', { name: 'End the reminder about Northshore Bakery' }).click();
  await expect(reminders).not.toContainText('Ask for April.');
});

async function setReminder(dialog: Locator, day: string, words: string): Promise<void> {
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByLabel('Time at the office').fill('09:30');
  await dialog.getByRole('textbox', { name: /What to remember/u }).fill(words);
  await dialog.getByRole('button', { name: 'Set the reminder' }).click();
  await expect(dialog).toBeHidden();
}
