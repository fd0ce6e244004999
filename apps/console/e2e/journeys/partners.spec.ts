import { PAGE_SIZE } from '@portal/contract/constants';
import { openPartner } from '@portal/test-kit/partner';
import { startServer } from '@portal/test-kit/server';
import { openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';

test('a partner further down the list opens by URL, and a made-up URL shows that there is no such partner', async ({
  page,
}) => {
  // Uses a separate server: other tests' partners would change the first page of the list.
  const portal = await startServer();
  try {
    const first = await openPartner(portal);
    for (let made = 0; made < PAGE_SIZE; made += 1) await openPartner(portal);
    const address = `/staff/partners?partner=${first.partnerId}` as const;
    await openConsole(page, portal, { address, person: 'Owen Kassel' });
    await expect(page.getByRole('heading', { name: first.name })).toBeVisible();
    await expect(page.getByRole('link', { name: first.name })).toHaveCount(0);
    await page.goto(`${portal.url}/staff/partners?partner=0199c1f2-6a11-7d0c-8f0e-3f1d9a5c7b21`);
    await expect(page.getByRole('heading', { name: 'This partner does not exist' })).toBeVisible();
  } finally {
    // Otherwise the page would report that its server is gone.
    await page.goto('about:blank');
    await portal.dispose();
  }
});
