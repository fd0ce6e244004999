import { openConsole } from '../fixtures/staff.ts';
import { expect, test } from '../fixtures/test.ts';

test('single keys can be switched off, stay so after a reload, and can be switched on again', async ({
  page,
  portal,
}) => {
  await openConsole(page, portal);
  const keys = page.getByRole('dialog', { name: 'Keys', exact: true });
  const single = keys.getByRole('checkbox', { name: 'Single keys do something' });
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

  // With Ctrl it is no single key, and everything is still reached by its button.
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Go to anything by name' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'all keys' }).click();
  await expect(single).not.toBeChecked();
  await single.check();
  await page.keyboard.press('Escape');
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(heading).toHaveText('Leads');
});
