import type { Page } from '@playwright/test';
import { freePort } from '../../../server/test/processes/free-port.ts';
import { openRealIssuer } from '../../../server/test/outside/oidc-issuers.ts';
import { findMail } from '@portal/test-kit/applicant';
import { addAuthenticator } from '@portal/test-kit/browser/authenticator';
import { type PortalServer, startServer } from '@portal/test-kit/server';
import { openConsole } from '@portal/test-kit/staff';
import { expect, test } from '@portal/test-kit/test';
import { textOf } from '@portal/test-kit/texts';

async function invite(page: Page, portal: PortalServer, { name, email }: { name: string; email: string }) {
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Email' }).fill(email);
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('combobox', { name: 'Language' }).selectOption('French');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog).toBeHidden();
  const { text } = await findMail(portal, email, undefined, 'fr');
  return /\S+\/staff\/invitation\?lng=\w\w#token=\S+/u.exec(text)?.[0] ?? '';
}

test('an invited person creates a passkey, signs in with it, and is signed out within a second of being removed', async ({
  page,
  portal,
  newVisitor,
}) => {
  const fr = (key: Parameters<typeof textOf>[1], values?: Parameters<typeof textOf>[2]) => textOf('fr', key, values);
  const person = { name: 'Élodie Caron', email: `elodie-${String(Date.now())}@lender.example` };
  await openConsole(page, portal, { person: 'Joelle Battersby', address: '/staff/settings/people' });
  const link = await invite(page, portal, person);

  const visitor = await newVisitor({ locale: 'fr-CA' });
  const device = await addAuthenticator(visitor);
  await visitor.goto(link);
  await expect(visitor).toHaveURL(/\/staff\/invitation$/u);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(fr('console.invitation.title', person));
  await expect(visitor.getByText(person.email)).toBeVisible();

  await device.setPresent(false);
  const make = visitor.getByRole('button', { name: fr('console.invitation.make') });
  await make.click();
  await expect(visitor.getByRole('alert')).toHaveText(fr('console.signIn.passkeyNotUsed'));
  expect(await device.count()).toBe(0);
  await device.setPresent(true);
  await make.click();
  const menu = visitor.getByRole('button', { name: fr('console.person.menu', person) });
  await expect(menu).toBeVisible();
  await expect(visitor).toHaveURL(/\/staff$/u);
  expect(await device.count()).toBe(1);

  await menu.click();
  await visitor.getByRole('button', { name: fr('console.person.signOut') }).click();
  const signIn = visitor.getByRole('button', { name: fr('console.signIn.passkey') });
  await device.setPresent(false);
  await signIn.click();
  await expect(visitor.getByRole('alert')).toHaveText(fr('console.signIn.passkeyNotUsed'));
  await device.setPresent(true);
  await signIn.click();
  await expect(menu).toBeVisible();

  const stranger = await newVisitor();
  await addAuthenticator(stranger);
  await stranger.goto(link);
  await expect(stranger.getByRole('heading', { name: fr('console.invitation.over.title') })).toBeVisible();

  const row = page.getByRole('row', { name: new RegExp(person.email, 'u') });
  await row.getByRole('button', { name: `Actions for ${person.name}` }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toContainText('Removed');
  await visitor.getByRole('link', { name: fr('console.places.leads') }).click();
  await expect(signIn).toBeVisible();
  await expect(visitor.getByRole('alert')).toHaveText(fr('console.signIn.removed'));
  await signIn.click();
  await expect(visitor.getByRole('alert')).toHaveText(fr('console.signIn.noAccess'));
  await expect(menu).toHaveCount(0);
});

test.describe('through the lender’s identity provider', () => {
  test('a console user is signed in, and a person without an invitation sees a contact', async ({ page, errors }) => {
    // The provider's pages request a font from the internet and an icon that does not exist.
    errors.allow(/ERR_NAME_NOT_RESOLVED|404 \(Not Found\)/u);
    const port = await freePort();
    const issuer = await openRealIssuer({ hasEmailInToken: true, portalUrl: `http://localhost:${String(port)}` });
    const admin = 'chief@lender.example';
    const portal = await startServer({ port, env: { ...issuer.environment, STAFF_ADMIN_EMAIL: admin } });
    const provider = page.getByRole('link', { name: 'Sign in with your work account' });
    const signIn = async (email: string) => {
      await provider.click();
      await page.getByPlaceholder(/login/iu).fill(email);
      await page.getByPlaceholder(/password/iu).fill('any');
      await page.getByRole('button', { name: 'Sign-in' }).click();
      await page.getByRole('button', { name: 'Continue' }).click();
    };
    try {
      await page.goto(`${portal.url}/staff?lng=en`);
      await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);

      await provider.click();
      await page.getByRole('link', { name: /cancel/iu }).click();
      await expect(page.getByRole('alert')).toHaveText(textOf('en', 'console.signIn.errors.cancelled'));

      await signIn('stranger@lender.example');
      await expect(page.getByRole('alert')).toHaveText(textOf('en', 'console.signIn.errors.unknownPerson'));
      await expect(page.getByRole('navigation')).toHaveCount(0);

      await page.context().clearCookies();
      await signIn(admin);
      await expect(page).toHaveURL(`${portal.url}/staff`);
      await expect(
        page.getByRole('button', { name: textOf('en', 'console.person.menu', { name: 'chief' }) }),
      ).toBeVisible();
    } finally {
      await page.close();
      await portal.dispose();
      await issuer.close();
    }
  });
});
