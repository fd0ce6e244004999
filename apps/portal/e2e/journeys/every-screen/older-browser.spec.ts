import { languages } from '@portal/contract/language';
import { axeViolations } from '@portal/test-kit/browser/axe';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

for (const address of ['/', '/main', '/staff']) {
  test(`${address} shows instructions in older browsers`, async ({ page }) => {
    await page.addInitScript('delete ArrayBuffer.prototype.resize');
    // The old browser stops loading, so `load` never fires.
    await page.goto(address, { waitUntil: 'commit' });
    for (const language of languages) {
      await expect(page.getByRole('heading', { name: textOf(language, 'olderBrowser.title') })).toBeVisible();
      await expect(page.getByText(textOf(language, 'olderBrowser.note'))).toBeVisible();
    }
    await expect(page.getByRole('link', { name: /800/u })).toHaveCount(address === '/staff' ? 0 : languages.length);
    await expect(page.locator('#root')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
  });
}
