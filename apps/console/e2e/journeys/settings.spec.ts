import type { Lead } from '@portal/contract/staff/leads';
import { callApi } from '@portal/test-kit/api-call';
import { findMail } from '@portal/test-kit/applicant';
import { leaveLead } from '@portal/test-kit/desk';
import { addFailedJob } from '@portal/test-kit/failed-job';
import { openPartner } from '@portal/test-kit/partner';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { DESK_WINDOW, openConsole } from '@portal/test-kit/staff';
import { expect, EXPECT_LIMIT_MS, test } from '@portal/test-kit/test';

test.use({ viewport: DESK_WINDOW });

const people = '/staff/settings/people';

test('an administrator invites a person, changes their role, invites them again and removes them', async ({
  page,
  portal,
}) => {
  const email = `priya-${String(Date.now())}@lender.example`;
  await openConsole(page, portal, { person: 'Joelle Battersby' });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/staff\/settings\/people/u);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByRole('link', { name: 'Email is required.' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Enter a name.' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Priya Sandhar');
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('French');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(email, 'u') });
  await expect(row).toContainText('Account manager');
  await expect(row).toContainText('Invited until');
  const invited = await findMail(portal, email, undefined, 'fr');
  expect(invited.language).toBe('fr');

  await page.getByRole('button', { name: 'Invite' }).click();
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Priya S.');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Someone with this email already has access.').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  const choose = async (action: string) => {
    await row.getByRole('button', { name: 'Actions for Priya Sandhar' }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await choose('Edit');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Auditor');

  await choose('Invite again');
  await dialog.getByRole('button', { name: 'Invite again' }).click();
  await expect(dialog).toBeHidden();

  await choose('Remove');
  await expect(dialog).toContainText('signed out everywhere immediately');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Removed');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('the last administrator cannot lose the role, and sees why', async ({ page, portal }) => {
  await openConsole(page, portal, { address: people, person: 'Joelle Battersby' });
  const row = page.getByRole('row', { name: /Joelle Battersby/u });
  await row.getByRole('button', { name: 'Actions for Joelle Battersby' }).click();
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('This is the only administrator', { exact: false }).first()).toBeVisible();
});

test('an account manager sees which role the settings need; an auditor reads them and changes nothing', async ({
  page,
  portal,
  newVisitor,
}) => {
  await openConsole(page, portal, { address: people });
  await expect(page.getByRole('heading', { name: 'You need a different role for this page' })).toBeVisible();
  await expect(page.getByText('It requires the role “Administrator” or “Auditor”.', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);

  const auditor = await newVisitor();
  await openConsole(auditor, portal, { address: people, person: 'Owen Kassel' });
  await expect(auditor.getByRole('row', { name: /anne\.roy@lender\.example/u })).toBeVisible();
  await expect(auditor.getByRole('button', { name: /Invite|Actions for/u })).toHaveCount(0);
});

test('a key is shown once, works, and is refused after it is revoked', async ({ page, portal, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal.url });
  await openConsole(page, portal, { address: '/staff/settings/keys', person: 'Joelle Battersby' });
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog');
  const name = `Ledger ${String(Date.now())}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Create a key' }).click();
  const key = await dialog.getByRole('textbox', { name: 'Key' }).inputValue();
  expect(key).toMatch(/^staff_/u);
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByText(key)).toHaveCount(0);

  await callApi(portal, key, '/api/staff/partners');
  const row = page.getByRole('row', { name: new RegExp(name, 'u') });
  await row.getByRole('button', { name: `Revoke ${name}` }).click();
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Revoked');
  await expect(callApi(portal, key, '/api/staff/partners')).rejects.toThrow(/errorUnauthorized/u);
});

test('an administrator adds a lender, finds it in the list, and removes it after confirmation', async ({
  page,
  portal,
  newVisitor,
}) => {
  const address = '/staff/settings/lenders';
  const name = `Avances ${String(Date.now())}`;
  await openConsole(page, portal, { address, person: 'Joelle Battersby' });
  await page.getByRole('button', { name: 'Add a lender' }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: 'Add a lender' });
  await dialog.getByRole('textbox', { name: 'Source' }).fill('boreal.example');
  await add.click();
  await expect(dialog.getByRole('link', { name: 'Enter a name.' })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Enter at least one name', exact: false })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Enter an address that starts with https://.' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  const words = dialog.getByRole('textbox', { name: 'Names on statements' });
  await words.fill('Journey Capital');
  await dialog.getByRole('textbox', { name: 'Source' }).fill('https://boreal.example');
  await add.click();
  await expect(dialog.getByText('Another lender is already recognized', { exact: false }).first()).toBeVisible();
  await words.fill(`${name}\n\nBoréal ${name}`);
  await add.click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(name, 'u') });
  await expect(row).toContainText(`BOREAL ${name.toUpperCase()}`);
  await expect(row).toContainText('Joelle Battersby');
  await expect(row.getByRole('link')).toHaveAttribute('href', 'https://boreal.example');

  const search = page.getByRole('searchbox', { name: 'Search' });
  const builtIn = page.getByRole('row', { name: /BDC/u });
  await search.fill('boréal');
  await expect(builtIn).toHaveCount(0);
  await expect(row).toBeVisible();
  await search.fill('');
  await expect(builtIn).toContainText('Built in');
  await expect(builtIn.getByRole('button')).toHaveCount(0);

  const auditor = await newVisitor();
  await openConsole(auditor, portal, { address, person: 'Owen Kassel' });
  await expect(auditor.getByRole('row', { name: new RegExp(name, 'u') })).toBeVisible();
  await expect(auditor.getByRole('button', { name: /Add a lender|Remove/u })).toHaveCount(0);

  const remove = row.getByRole('button', { name: `Remove ${name}` });
  await remove.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('a webhook address is added with its secret, shows each delivery attempt, resends everything, and is removed', async ({
  page,
  portal,
  newVisitor,
}) => {
  await openConsole(page, portal, { address: '/staff/settings/webhooks', person: 'Joelle Battersby' });
  await page.getByRole('button', { name: 'Add an address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill('crm.lender.example');
  await dialog.getByRole('button', { name: 'Add an address' }).click();
  await expect(dialog.getByRole('link', { name: 'Enter an address that starts with https://.' })).toBeVisible();
  const path = `127.0.0.1:9/hooks-${String(Date.now())}`;
  await dialog.getByRole('textbox', { name: 'Address' }).fill(`http://${path}`);
  await dialog.getByRole('button', { name: 'Add an address' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Signing secret' })).toHaveValue(/^whsec_/u);
  await dialog.getByRole('button', { name: 'I have saved it' }).click();

  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  await page.reload();
  await page.getByRole('button', { name: new RegExp(path, 'u') }).click();
  const created = page.getByRole('row', { name: /application\.created/u }).first();
  await expect(created.getByRole('link', { name: application.reference ?? '' })).toBeVisible();
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: new RegExp(path, 'u') }).click();
    await expect(created).toContainText('No response', { timeout: 5000 });
  }).toPass({ timeout: EXPECT_LIMIT_MS });
  await expect(page.getByText('Waiting for an earlier one').first()).toBeVisible();

  await page.getByRole('button', { name: 'Resend since…' }).click();
  await dialog.getByRole('button', { name: 'Resend' }).click();
  await expect(dialog.getByText(/\d+ events? will be sent again\./u)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();

  const resent = page.waitForResponse((response) => response.url().endsWith('/replays'));
  await created.getByRole('button', { name: 'Resend application.created' }).click();
  expect((await resent).status()).toBe(200);

  await page.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: new RegExp(path, 'u') })).toHaveCount(0);
});

test('an administrator sees that a job has failed and tries it again; an auditor has no access', async ({
  page,
  portal,
  newVisitor,
}) => {
  test.skip(!(await addFailedJob(portal, 'remind-customers')), 'Only the server can open its database');
  const address = '/staff/settings/system';
  await openConsole(page, portal, { address, person: 'Joelle Battersby' });
  const backup = page.getByRole('region', { name: 'Backup', exact: true });
  await expect(backup).toContainText('No backup has ever been recorded.');
  await expect(backup).toContainText('Broken');
  const jobs = page.getByRole('region', { name: 'Jobs' });
  const row = jobs.getByRole('row', { name: /remind-customers/u });
  await row.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status').getByText('1 job is being retried.')).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(row).toBeHidden({ timeout: 5000 });
  }).toPass({ timeout: EXPECT_LIMIT_MS });
  await expect(jobs).toContainText('Every job runs on time.');

  const auditor = await newVisitor();
  await openConsole(auditor, portal, { address, person: 'Owen Kassel' });
  await expect(auditor.getByText('It requires the role “Administrator”.', { exact: false })).toBeVisible();
  await auditor.getByRole('link', { name: 'Settings' }).click();
  await expect(auditor.getByRole('link', { name: 'Audit trail' })).toBeVisible();
  await expect(auditor.getByRole('link', { name: 'System' })).toHaveCount(0);
});

test('an auditor finds who opened an application, and this search is audited too', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const reference = application.reference ?? '';
  const manager = await newVisitor();
  await openConsole(manager, portal, { address: `/staff/applications/${application.applicationId}` });
  await manager.getByText('Credit bureau: Found').waitFor();

  await openConsole(page, portal, { address: '/staff/settings/audit', person: 'Owen Kassel' });
  await page.getByLabel('Reference or customer ID').fill(reference);
  await page.getByRole('search').getByLabel('Who').selectOption('Anne Roy');
  const send = page.getByRole('button', { name: 'Search' });
  await send.click();
  await expect(page).toHaveURL(new RegExp(`about=${reference}`, 'u'));
  await expect(send).toBeFocused();
  // While the search runs, the table still shows the previous rows.
  await expect(page.getByRole('row')).toHaveCount(2);
  const found = page.getByRole('row', { name: /Open an application/u });
  await expect(found).toContainText('Anne Roy');
  await expect(
    found.getByRole('link', { name: `${application.businessInfo.companyName ?? ''} · ${reference}` }),
  ).toBeVisible();
  // Opening it reads its notes, decisions and others, each of which is an entry.
  await expect(found).toContainText('Read notes');

  const about = page.getByLabel('Reference or customer ID');
  await about.fill('somebody@northshorebakery.example');
  await about.press('Enter');
  await expect(page.getByText('No matches.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear', exact: true }).press('Enter');
  await expect(about).toHaveValue('');
  await expect(page.getByRole('row', { name: /Follow changes/u })).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Also show views of lists' }).check();
  await send.click();
  await expect(page.getByRole('row', { name: /Follow changes/u }).first()).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

  await page.goto(`/staff/settings/audit?about=${reference}&what=Staff_SearchAudit`);
  await expect(page.getByRole('row', { name: /Search the audit trail/u }).first()).toContainText('Owen Kassel');

  const email = await leaveLead(portal, 'en');
  const { leads } = await callApi<{ leads: Lead[] }>(portal, STAFF_KEY, '/api/staff/leads?limit=100');
  const leadId = leads.find((lead) => lead.email === email)?.leadId ?? '';
  await callApi(portal, STAFF_KEY, `/api/staff/leads/${leadId}`);
  await page.goto('/staff/settings/audit?what=Staff_GetLead');
  await page.getByRole('link', { name: `Lead ${leadId}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible();
});

test('a partner is added with a key, which is listed on the partner’s page', async ({ page, portal }) => {
  await openConsole(page, portal, { person: 'Joelle Battersby' });
  await page.getByRole('link', { name: 'Partners' }).click();
  await page.getByRole('button', { name: 'Add a partner' }).click();
  const dialog = page.getByRole('dialog');
  const name = `Harbour Advisory ${String(Date.now())}`;
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Add a partner' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Key' })).toHaveValue(/^partner_/u);
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page.getByText('This partner has not referred anyone yet.')).toBeVisible();
  const keys = page.getByRole('region', { name: 'Keys' });
  await expect(keys.getByRole('row', { name: new RegExp(name, 'u') })).toContainText('Active');

  await page.getByRole('button', { name: 'Add a partner' }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Add a partner' }).click();
  await expect(dialog.getByText('A partner with this name already exists.').first()).toBeVisible();
});

test('the results of a partner’s referrals link to their applications, and its keys are visible only to permitted roles', async ({
  page,
  portal,
  newVisitor,
}) => {
  const partner = await openPartner(portal);
  await partner.refer({ businessInfo: { companyName: 'Quai 12' }, partnerReference: 'LB-1042' });
  const { link } = await partner.refer({ businessInfo: { companyName: 'Traiteur Tanger' } });
  const { application } = await prepareApplication(await newVisitor(), portal, 'fr', 'welcome', { referral: link });

  await openConsole(page, portal, { address: '/staff/partners', person: 'Owen Kassel' });
  await page.getByRole('link', { name: partner.name }).click();
  const referrals = page.getByRole('region', { name: partner.name });
  const invited = referrals.getByRole('row', { name: /Quai 12/u });
  await expect(invited).toContainText('LB-1042');
  await expect(invited).toContainText(/Invited.*link works until/u);
  await expect(referrals.getByRole('row', { name: /Traiteur Tanger/u })).toContainText('Started');
  const keys = page.getByRole('region', { name: 'Keys' });
  await expect(keys.getByRole('row', { name: /Broker desk/u })).toContainText('Active');
  await expect(page.getByRole('button', { name: /Create a key|Revoke/u })).toHaveCount(0);

  const manager = await newVisitor();
  await openConsole(manager, portal, { address: '/staff/partners', language: 'fr' });
  await manager.getByRole('link', { name: partner.name }).click();
  const started = manager.getByRole('row', { name: /Traiteur Tanger/u });
  await expect(started).toContainText('Demande commencée');
  await expect(manager.getByRole('region', { name: 'Clés' })).toHaveCount(0);
  await started.getByRole('link', { name: 'Non envoyée' }).click();
  await expect(manager).toHaveURL(new RegExp(`/staff/applications/${application.applicationId}$`, 'u'));
});
