import { callApi } from '@portal/test-kit/api-call';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { type DemoPerson, openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';

test('single-key shortcuts can be switched off, stay off after a reload, and can be switched on again', async ({
  page,
  portal,
}) => {
  await openConsole(page, portal);
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true });
  const single = keys.getByRole('checkbox', { name: 'Use single-key shortcuts' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Applications');
  await page.keyboard.press('?');
  await single.uncheck();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();

  await page.reload();
  await expect(heading).toHaveText('Applications');
  for (const key of ['?', 'g', 'l', '/']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('searchbox')).not.toBeFocused();
  await expect(heading).toHaveText('Applications');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Go to anything by name' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'All shortcuts' }).click();
  await expect(single).not.toBeChecked();
  await single.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(heading).toHaveText('Leads');
});

test('the list shows an auditor only the keys that work for them', async ({ page, portal }) => {
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts', exact: true });
  for (const [person, count] of [
    ['Anne Roy', 1],
    ['Owen Kassel', 0],
  ] as const) {
    await openConsole(page, portal, { person });
    await page.keyboard.press('?');
    await expect(keys.getByText('Export as CSV')).toHaveCount(1);
    for (const name of ['Take the next one', 'Assign', 'Request information', 'Log a contact'])
      await expect(keys.getByText(name, { exact: true })).toHaveCount(count);
    await page.keyboard.press('Escape');
  }
});

const allOfThem = ['request information', 'decide', 'assign', 'log a contact', 'write a note'];

for (const [person, whileOpen, onceClosed] of [
  ['Anne Roy', allOfThem, ['log a contact', 'write a note']],
  ['Owen Kassel', [], []],
] satisfies [DemoPerson, string[], string[]][]) {
  test(`the footer of an application offers what ${person} may do, whether it is open or closed`, async ({
    page,
    portal,
    newVisitor,
  }) => {
    const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
    const { applicationId } = application;
    await openConsole(page, portal, { address: `/staff/applications/${applicationId}`, person });
    const foot = page.getByRole('contentinfo', { name: 'Keyboard shortcuts' });
    const offered = async () => {
      const texts = await foot.locator('span').allInnerTexts();
      return allOfThem.filter((name) => texts.some((text) => text.toLowerCase().includes(name)));
    };
    await expect.poll(offered).toEqual(whileOpen);
    const buttons = page.getByRole('button', { name: /^(?:Decide|Request information|Log a contact)/u });
    await expect(buttons).toHaveCount(whileOpen.length === 0 ? 0 : 3);
    const closure = `/api/staff/applications/${applicationId}/closure`;
    await callApi(portal, STAFF_KEY, closure, { body: { outcome: 'declined' } });
    await page.reload();
    await expect(page.getByText('Declined').first()).toBeVisible();
    await expect.poll(offered).toEqual(onceClosed);
    for (const key of ['i', 'd', 'a']) await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}
