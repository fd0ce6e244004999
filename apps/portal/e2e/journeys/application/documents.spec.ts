import { callApi } from '@portal/test-kit/api-call';
import { ApplicationWalk } from '@portal/test-kit/application-walk';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { STAFF_KEY } from '@portal/test-kit/server';
import { createStatement } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';
import { picturePng } from '@portal/statements/corpus/picture';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('a customer sends the documents that they have, and says why they do not have the others', async ({
  page,
  portal,
}) => {
  const { application, email } = await prepareApplication(page, portal, 'fr', 'complete');
  const walk = new ApplicationWalk(page, portal, { language: 'fr', email });
  const message = { en: 'Both sides, please.', fr: 'Recto et verso, s’il vous plaît.' };
  await callApi(portal, STAFF_KEY, `/api/staff/applications/${application.applicationId}/information-requests`, {
    body: {
      dueDay: null,
      items: [
        { kind: 'document', document: 'identity', message },
        { kind: 'document', document: 'voidCheque' },
      ],
    },
  });
  await page.goto(`${portal.url}/main?lng=fr`);
  await expect(page.getByText(walk.text('common.documents.kinds.voidCheque'))).toBeVisible();
  const provide = page.getByRole('button', { name: walk.text('applications.actions.provideMissingInformation') });
  await provide.click();
  await walk.at('revenue.documents.title');

  const identity = page.getByRole('region', { name: walk.text('common.documents.kinds.identity') });
  await expect(identity.getByText(message.fr)).toBeVisible();
  const why = walk.text('revenue.documents.why', { why: walk.text('common.documents.why.identity') });
  await expect(identity.getByText(why)).toBeVisible();
  await walk.button('revenue.documents.send').click();
  await expect(page.getByRole('alert').getByText(walk.text('validation.upload.required'))).toBeVisible();

  const camera = page.waitForEvent('filechooser');
  await identity.getByRole('button', { name: walk.text('revenue.documents.takePhoto') }).click();
  await (await camera).setFiles({ name: 'recto.png', mimeType: 'image/png', buffer: picturePng(false) });
  const files = identity.getByRole('listitem');
  await expect(files.filter({ hasText: 'recto.png' }).getByText(walk.text('revenue.upload.ready'))).toBeVisible();
  await expect(page.getByText(walk.text('validation.upload.required'))).toBeHidden();

  const chooser = page.waitForEvent('filechooser');
  await identity.getByRole('button', { name: walk.text('revenue.documents.chooseFiles') }).click();
  await (
    await chooser
  ).setFiles([
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Not a document') },
    { name: 'cut.png', mimeType: 'image/png', buffer: picturePng(true).subarray(0, -4) },
    await createStatement('verso'),
  ]);
  await expect(files.filter({ hasText: 'notes.txt' })).toContainText(walk.text('validation.upload.documentType'));
  await expect(files.filter({ hasText: 'cut.png' })).toContainText(walk.text('validation.upload.documentUnreadable'));
  await expect(files.filter({ hasText: 'verso.pdf' }).getByText(walk.text('revenue.upload.ready'))).toBeVisible();

  await page.reload();
  await expect(files).toHaveText([/recto\.png/u, /verso\.pdf/u]);
  await page.getByRole('button', { name: walk.text('revenue.upload.remove', { file: 'verso.pdf' }) }).click();
  await expect(files).toHaveText([/recto\.png/u]);
  await expect(page.getByText(walk.text('revenue.documents.later'))).toBeVisible();
  await walk.button('revenue.documents.send').click();
  await expect(page.getByText(walk.text('revenue.documents.thanks'))).toBeVisible();
  await walk.at('applications.title');

  await provide.click();
  await walk.at('revenue.documents.title');
  await expect(identity).toHaveCount(0);
  await page.getByText(walk.text('revenue.documents.unavailable')).click();
  const reason = page.getByRole('textbox', { name: walk.text('revenue.documents.reason') });
  await reason.fill('Nous n’avons pas de chèques.');
  await walk.button('revenue.documents.tell').click();
  await expect(page.getByText(walk.text('revenue.documents.reasonSent'))).toBeVisible();
  await expect(page.getByText(walk.text('applications.status.underReview'))).toBeVisible();
  await expect(provide).toHaveCount(0);
  await page.goto(`${portal.url}/documents-upload`);
  await expect(page.getByText(walk.text('revenue.documents.notNeeded'))).toBeVisible();
});
