import { languages } from '@portal/contract/language';
import { callApi } from '@portal/test-kit/api-call';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { hidePhoto, openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';
import { ordinarily } from '@portal/test-kit/tiers';

const manager = { name: 'Anne Roy', email: 'anne.roy@lender.example' };

for (const language of ordinarily('fr', languages)) {
  const t = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) => textOf(language, key, values);

  test(`an account manager shows a photo, which their customers see beside the name, and takes it down (${language})`, async ({
    page,
    portal,
    newVisitor,
  }) => {
    await hidePhoto(portal, 'Anne Roy');
    const customer = await newVisitor();
    const { application } = await prepareApplication(customer, portal, language, 'complete');
    const address = `/api/staff/applications/${application.applicationId}/account-manager`;
    await callApi(portal, STAFF_KEY, address, { method: 'PUT', body: { accountManager: manager } });
    await customer.goto(`${portal.url}/main?lng=${language}`);
    const named = customer.getByRole('cell').filter({ hasText: manager.name });
    await expect(named).toBeVisible();
    await expect(named.locator('img')).toHaveCount(0);

    await openConsole(page, portal, { language });
    const open = async () => {
      await page.getByRole('button', { name: t('console.person.menu', { name: manager.name }) }).click();
      await page.getByRole('button', { name: t('console.photo.title') }).click();
    };
    await open();
    const dialog = page.getByRole('dialog');
    const photo = dialog.getByRole('img', { name: t('console.photo.of', { name: manager.name }) });
    const save = dialog.getByRole('button', { name: t('console.photo.save') });
    const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: t('console.photo.chooseInline') }).click();
      await (await chooser).setFiles(file);
    };
    await expect(dialog.getByText(t('console.photo.none'))).toBeAttached();
    await choose({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await expect(dialog.getByRole('alert').filter({ hasText: t('console.photo.unreadable') })).toBeVisible();
    await expect(save).toBeDisabled();

    // Wider than high, as a camera takes it.
    await choose({ name: 'me.png', mimeType: 'image/png', buffer: await customer.screenshot() });
    await expect(photo).toBeVisible();
    await expect(dialog.getByText(t('console.photo.unreadable'))).toBeHidden();
    await save.click();
    await expect(dialog).toBeHidden();

    await customer.reload();
    await expect(named.locator('img')).toHaveJSProperty('naturalWidth', 192);

    await open();
    await expect(photo).toBeVisible();
    await dialog.getByRole('button', { name: t('console.photo.remove') }).click();
    await expect(dialog).toBeHidden();
    const answered = customer.waitForResponse(/account-manager-photo$/u);
    await customer.reload();
    expect(await (await answered).json()).toEqual({ photo: null });
    await expect(named).toBeVisible();
    await expect(named.locator('img')).toHaveCount(0);
  });
}
