import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';

test('a template is added, fills a question, overwrites typed text only after confirmation, is changed, and is removed', async ({
  page,
  portal,
  newVisitor,
}) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'fr', 'complete');
  const name = `Rent ${String(Date.now())}`;
  const settings = '/staff/settings/templates';
  await openConsole(page, portal, { address: settings, person: 'Joelle Battersby' });
  const add = page.getByRole('button', { name: 'Add a template' });
  await add.click();
  const dialog = page.getByRole('dialog').first();
  await dialog.getByRole('button', { name: 'Add a template' }).click();
  await expect(dialog.getByRole('link', { name: 'Write the question in French.' })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Question in English' }).fill('Who owns the shop?');
  await dialog.getByRole('textbox', { name: 'Question in French' }).fill('À qui est le local?');
  await dialog.getByRole('button', { name: 'Add a template' }).click();
  await expect(dialog).toBeHidden();
  await add.click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name.toUpperCase());
  await dialog.getByRole('textbox', { name: 'Question in English' }).fill('Why?');
  await dialog.getByRole('textbox', { name: 'Question in French' }).fill('Pourquoi?');
  await dialog.getByRole('button', { name: 'Add a template' }).click();
  await expect(dialog.getByText('A template with this name already exists.').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${portal.url}/staff/applications/${application.applicationId}`);
  await page.getByRole('button', { name: 'Request information' }).first().click();
  const [english, french] = ['English', 'French'].map((language) => dialog.getByRole('textbox', { name: language }));
  if (!english || !french) throw new Error('A question has two languages');
  await english.fill('Where do you bake?');
  const choice = dialog.getByRole('combobox', { name: 'Template' });
  await choice.selectOption(name);
  await choice.press('Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Replace your question?' });
  await question.getByRole('button', { name: 'Keep my question' }).click();
  await expect(question).toBeHidden();
  await expect(english).toHaveValue('Where do you bake?');
  await expect(french).toHaveValue('');
  await expect(dialog.getByRole('button', { name: 'Use it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Replace', exact: true }).click();
  await expect(english).toHaveValue('Who owns the shop?');
  await expect(french).toHaveValue('À qui est le local?');
  await expect(dialog.getByRole('status').filter({ hasText: 'The question has been added' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog).toBeHidden();

  await page.goto(`${portal.url}${settings}`);
  const row = page.getByRole('row', { name: new RegExp(name, 'u') });
  const choose = async (action: string) => {
    await row.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  };
  await choose('Edit');
  await dialog.getByRole('textbox', { name: 'Question in English' }).fill('Who owns the premises?');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Who owns the premises?');
  await choose('Remove');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});
