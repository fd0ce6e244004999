import { decode } from 'jpeg-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { PHOTO_MAXIMUM_LENGTH, PHOTO_SIDE_PX } from '@portal/contract/constants';
import { getAccountManagerPhoto } from '@portal/contract/operations/application';
import { assignApplication, closeApplication } from '@portal/contract/operations/staff';
import { previewInformationMail } from '@portal/contract/operations/staff-decisions';
import { searchAudit } from '@portal/contract/operations/staff-oversight';
import { listPhotos, removePerson, removePhoto } from '@portal/contract/operations/staff-people';
import { getOwnPhoto, removeOwnPhoto, setOwnPhoto } from '@portal/contract/operations/staff-sign-in';
import { ordinaryDatabases } from '../../../test/databases.ts';
import { openMailServer } from '../../../test/mail-server.ts';
import { photoOf } from '../../../test/photos.ts';
import { submitAs } from '../../../test/submitted-application.ts';
import { bodyOf, openBrowser, signUp, type TestBrowser } from '../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../test/test-context.ts';
import { openStaffKey } from '../../../test/test-keys.ts';
import { openPerson, type SignedInPerson } from '../../../test/test-people.ts';
import { WAIT } from '../../../test/wait.ts';
import { openMailer } from '../../platform/mailer/index.ts';

const START_OF_IMAGE = 2;
/** A comment in a JPEG (ITU-T T.81, B.2.4.5): its marker, and its length with these two bytes. */
const comment = (text: string) => Buffer.from([0xff, 0xfe, 0, text.length + 2, ...Buffer.from(text)]);

/** The same picture with words beside it, as a camera writes where it was. */
function withWords(photo: string, words: string): string {
  const bytes = Buffer.from(photo, 'base64');
  const parts = [bytes.subarray(0, START_OF_IMAGE), comment(words), bytes.subarray(START_OF_IMAGE)];
  return Buffer.concat(parts).toString('base64');
}

describe.each(ordinaryDatabases())('photos on %s', (kind) => {
  let server: TestServer;
  let program: TestBrowser;

  beforeAll(async () => {
    server = await openTestServer(kind);
    program = openBrowser(server);
    program.accessToken = (await openStaffKey(server)).key;
  });
  afterAll(() => server.close());

  const save = (person: SignedInPerson, photo: string) => person.browser.call(setOwnPhoto, { body: { photo } });
  const ownPhoto = async (person: SignedInPerson) => bodyOf(await person.browser.call(getOwnPhoto)).photo;
  const seenBy = async (browser: TestBrowser, applicationId: string) =>
    bodyOf(await browser.call(getAccountManagerPhoto, { params: { applicationId } })).photo;
  const assign = async (
    applicationId: string,
    { name, email }: Pick<SignedInPerson, 'name' | 'email'>,
    isOutside?: true,
  ) =>
    bodyOf(
      await program.call(assignApplication, {
        params: { applicationId },
        body: { accountManager: { name, email }, ...(isOutside && { isOutside }) },
      }),
    );

  it('are drawn anew, so that nothing else of the file is kept', async () => {
    const person = await openPerson(server, 'accountManager');
    expect(await ownPhoto(person)).toBeNull();
    expect((await save(person, withWords(photoOf(90), 'taken at home'))).status).toBe(204);
    const kept = Buffer.from((await ownPhoto(person)) ?? '', 'base64');
    expect(kept.includes('taken at home')).toBe(false);
    const { width, height, data } = decode(kept);
    expect([width, height]).toEqual([PHOTO_SIDE_PX, PHOTO_SIDE_PX]);
    expect(Math.abs((data[0] ?? 0) - 90)).toBeLessThan(4);

    await save(person, photoOf(200));
    expect(decode(Buffer.from((await ownPhoto(person)) ?? '', 'base64')).data[0]).toBeGreaterThan(190);
    expect((await person.browser.call(removeOwnPhoto)).status).toBe(204);
    expect(await ownPhoto(person)).toBeNull();
    expect((await person.browser.call(removeOwnPhoto)).status).toBe(204);
  });

  it.each([
    ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')],
    ['one that is cut off', Buffer.from(photoOf(90), 'base64').subarray(0, 300).toString('base64')],
    ['one that is too small', photoOf(90, PHOTO_SIDE_PX - 1)],
    ['one that is too large', photoOf(90, PHOTO_SIDE_PX + 1)],
    ['a file that is too large', 'A'.repeat(PHOTO_MAXIMUM_LENGTH + 4)],
    ['what is no base64', 'a photo'],
  ])('refuse %s, and keep the one before', async (_what, photo) => {
    const person = await openPerson(server, 'accountManager');
    await save(person, photoOf(90));
    const before = await ownPhoto(person);
    const { status, response } = await save(person, photo);
    expect(status).toBe(422);
    expect(response.json()).toMatchObject({ code: 'errorValidation', errors: [{ path: 'photo' }] });
    expect(await ownPhoto(person)).toBe(before);
  });

  it('are shown to the customers whose application is with the person, and to nobody else', async () => {
    const person = await openPerson(server, 'accountManager');
    const { applicationId, browser } = await submitAs(server, 'Photographed');
    await save(person, photoOf(120));
    expect(await seenBy(browser, applicationId)).toBeNull();
    await assign(applicationId, person);
    expect(await seenBy(browser, applicationId)).toBe(await ownPhoto(person));
    const { browser: other } = await signUp(server, `${person.personId}@example.ca`);
    expect((await other.call(getAccountManagerPhoto, { params: { applicationId } })).status).toBe(404);

    await assign(applicationId, { name: 'Somebody', email: 'agency@elsewhere.example.ca' }, true);
    expect(await seenBy(browser, applicationId)).toBeNull();
  });

  it('are seen by every colleague, and taken down by administrators alone, as the audit trail tells', async () => {
    const administrator = await openPerson(server, 'administrator');
    const person = await openPerson(server, 'accountManager');
    const auditor = await openPerson(server, 'auditor');
    await save(person, photoOf(120));
    const { personId } = person;
    const photo = await ownPhoto(person);
    const photosSeenBy = async ({ browser }: Pick<SignedInPerson, 'browser'>) =>
      bodyOf(await browser.call(listPhotos)).photos.filter((one) => one.personId === personId);
    for (const who of [administrator, person, auditor]) expect(await photosSeenBy(who)).toEqual([{ personId, photo }]);

    const takeDown = async ({ browser }: Pick<SignedInPerson, 'browser'>, whose = personId) =>
      (await browser.call(removePhoto, { params: { personId: whose } })).status;
    expect(await takeDown(auditor)).toBe(403);
    expect(await takeDown(await openPerson(server, 'accountManager'))).toBe(403);
    expect(await ownPhoto(person)).toBe(photo);
    expect(await takeDown(administrator)).toBe(204);
    expect(await ownPhoto(person)).toBeNull();
    expect(await photosSeenBy(administrator)).toEqual([]);
    expect(await takeDown(administrator)).toBe(204);
    expect(await takeDown(administrator, '0199c1f2-3a11-7c20-9b6e-04d7a5e1c8f2')).toBe(404);

    const { entries } = bodyOf(
      await administrator.browser.call(searchAudit, {
        query: { operation: 'Staff_RemovePhoto', personId: administrator.personId },
      }),
    );
    expect(entries.map(({ rowId }) => rowId).filter((rowId) => rowId === personId)).toEqual([personId, personId]);
  });

  it('go with their person', async () => {
    const administrator = await openPerson(server, 'administrator');
    const person = await openPerson(server, 'accountManager');
    await save(person, photoOf(120));
    const { personId } = person;
    const removed = await administrator.browser.call(removePerson, { params: { personId }, query: {} });
    expect(removed.status).toBe(200);
    const rows = server.context.database.query.selectFrom('staff_photo').select('person_id');
    expect(await rows.where('person_id', '=', personId).execute()).toEqual([]);
  });

  it('stand beside the name that signs a mail, and are seen in its preview', async () => {
    const person = await openPerson(server, 'accountManager');
    const { applicationId, email } = await submitAs(server, 'Signed');
    await assign(applicationId, person);
    const preview = async () =>
      bodyOf(
        await program.call(previewInformationMail, {
          params: { applicationId },
          body: { dueDay: null, items: [{ kind: 'sin' }] },
        }),
      ).html;
    expect(await preview()).not.toContain('<img');
    await save(person, photoOf(120));
    expect(await preview()).toContain(`src="data:image/jpeg;base64,${(await ownPhoto(person)) ?? ''}"`);

    bodyOf(await program.call(closeApplication, { params: { applicationId }, body: { outcome: 'declined' } }));
    const mail = await vi.waitFor(() => {
      const found = server.inbox.mails.findLast(({ to, image }) => to === email && image !== undefined);
      expect(found).toBeDefined();
      return found;
    }, WAIT);
    expect(mail?.image?.jpeg).toBe(await ownPhoto(person));
    expect(mail?.html).toContain(`src="cid:${mail?.image?.contentId ?? ''}"`);
    expect(mail?.text).toContain(person.name);
  });
});

it('travel inside the mail, so that no mail program has to load anything', async () => {
  const smtp = await openMailServer();
  const { mailer } = openMailer(
    { smtpUrl: `smtp://127.0.0.1:${String(smtp.port)}`, mailFrom: 'portal@lender.example.ca', dataDir: '' },
    { now: () => new Date(0) },
  );
  await mailer.send({
    to: 'ana@bakery.example.ca',
    language: 'en',
    messageId: '0199c1f2-3a11-7c20-9b6e-04d7a5e1c8f2',
    subject: 'Your application',
    text: 'Priya Nair',
    html: '<p><img src="cid:photo-1" alt=""> Priya Nair</p>',
    image: { contentId: 'photo-1', jpeg: photoOf(120) },
  });
  await mailer.close();
  await smtp.stop();
  const [mail] = smtp.mails;
  expect(mail?.attachments).toMatchObject([
    { cid: 'photo-1', contentType: 'image/jpeg', contentDisposition: 'inline', related: true },
  ]);
  expect(mail?.attachments[0]?.content.toString('base64')).toBe(photoOf(120));
});
