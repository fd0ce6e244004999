import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { DocumentKind } from '@portal/contract/application/documents';
import { SECOND_MS, STATEMENT_FILE_MAXIMUM_BYTES, UNDO_MS } from '@portal/contract/constants';
import { answerQuestion, getTimeline, listApplications } from '@portal/contract/operations/application';
import { listDocuments, provideDocuments, removeDocument } from '@portal/contract/operations/documents';
import { listStatements, provideStatements } from '@portal/contract/operations/revenue';
import {
  createDocumentTicket,
  requestInformation,
  staffGetApplication,
  withdrawRequest,
} from '@portal/contract/operations/staff';
import { encryptedPdf, ordinaryPdf, pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { ordinaryDatabases } from '../../../../../test/database/databases.ts';
import { sampleJpeg, samplePng, uploadFile } from '../../../../../test/documents.ts';
import { runJob } from '../../../../../test/run-job.ts';
import { submitAs, type Submitted, untilCheck } from '../../../../../test/submitted-application.ts';
import { openBrowser, type TestBrowser } from '../../../../../test/test-browser.ts';
import { openTestServer, type TestServer } from '../../../../../test/test-context.ts';
import { openStaffKey } from '../../../../../test/test-keys.ts';
import { WAIT } from '../../../../../test/wait.ts';

const message = { en: 'Both sides, please.', fr: 'Recto et verso, s’il vous plaît.' };

describe.each(ordinaryDatabases())('documents other than statements, on %s', (kind) => {
  let server: TestServer;
  let staff: TestBrowser;
  let pdf: Buffer;

  beforeAll(async () => {
    server = await openTestServer(kind);
    staff = openBrowser(server);
    staff.accessToken = (await openStaffKey(server)).key;
    pdf = await ordinaryPdf('Void');
  });
  afterAll(() => server.close());

  async function asked(...documents: DocumentKind[]): Promise<Submitted & { itemIds: string[]; itemId: string }> {
    const submitted = await submitAs(server, 'Tremblay');
    await untilCheck(server, submitted, 'personalDetails', 'done');
    await untilCheck(server, submitted, 'transactions', 'done');
    const itemIds = await ask(submitted, ...documents);
    return { ...submitted, itemIds, itemId: itemIds[0] ?? '' };
  }

  async function ask({ applicationId }: Submitted, ...documents: DocumentKind[]): Promise<string[]> {
    const items = documents.map((document) => ({ kind: 'document', document, message }));
    return (await staff.call(requestInformation, { params: { applicationId }, body: { dueDay: null, items } })).body
      .itemIds;
  }

  const send = ({ browser, applicationId, itemId }: Submitted & { itemId: string }, name: string, content: Buffer) =>
    uploadFile(browser, { applicationId, itemId }, { name, content });

  const requestedOf = async ({ browser, applicationId }: Submitted) =>
    (await browser.call(listDocuments, { params: { applicationId } })).body.requested;

  const detailsOf = async ({ applicationId }: Submitted) =>
    (await staff.call(staffGetApplication, { params: { applicationId } })).body;

  const storedFiles = async ({ applicationId }: Submitted) => {
    const keys: string[] = [];
    for await (const key of server.context.files.keys(0))
      if (key.includes(`documents/${applicationId}`)) keys.push(key);
    return keys;
  };

  test('asked, uploaded, removed, sent, seen by staff and downloaded once, and never read as revenue', async () => {
    const own = await asked('voidCheque', 'identity');
    const { browser, applicationId, email, itemId } = own;
    const params = { applicationId };
    server.clock.advance(UNDO_MS / SECOND_MS);
    const mail = await vi.waitFor(async () => {
      await server.context.jobs.bringForward(UNDO_MS / SECOND_MS);
      const found = server.inbox.mails.find(({ to, subject }) => to === email && subject.includes('something else'));
      if (!found) throw new Error('The email is not there yet');
      return found;
    }, WAIT);
    expect(mail.text).toContain('Void cheque, to deposit the money into the right account');
    expect(mail.text).toContain('Government-issued photo ID, to confirm your identity');
    expect(mail.text).not.toContain(message.en);

    const photo = (await send(own, 'IMG_0042.HEIC', sampleJpeg())).body;
    expect(photo).toMatchObject({ fileName: 'IMG_0042.HEIC.jpg', mediaType: 'image/jpeg' });
    const wrong = (await send(own, 'wrong.png', samplePng)).body;
    const file = (await send(own, 'cheque.pdf', pdf)).body;
    expect(await requestedOf(own)).toMatchObject([
      { item: { kind: 'document', document: 'voidCheque', message }, files: [photo, wrong, file] },
      { item: { document: 'identity', message }, files: [] },
    ]);
    const removal = { params: { applicationId, itemId, documentId: wrong.documentId } };
    expect((await browser.call(removeDocument, removal)).status).toBe(204);
    expect((await browser.call(removeDocument, removal)).status).toBe(204);
    await runJob(server.context, 'sweep-files');
    expect(await storedFiles(own)).toHaveLength(2);

    expect((await browser.call(provideStatements, { params })).problem.code).toBe('errorNothingAsked');
    const sent = await browser.call(provideDocuments, { params });
    expect(sent.body.missing).toMatchObject([{ document: 'identity' }]);
    expect(
      (await browser.call(removeDocument, { params: { ...removal.params, documentId: file.documentId } })).problem.code,
    ).toBe('errorNothingAsked');
    expect((await browser.call(provideDocuments, { params })).problem.code).toBe('errorFileMissing');

    const details = await detailsOf(own);
    expect(details.documents).toEqual([photo, file].map((each) => ({ ...each, itemId, document: 'voidCheque' })));
    expect(details.requests).toMatchObject([
      { document: 'voidCheque', message, state: 'provided' },
      { document: 'identity', message, state: 'open' },
    ]);
    expect(details.events.filter(({ document }) => document !== undefined)).toMatchObject([
      { kind: 'documentAsked', document: 'voidCheque', by: { actor: 'staff' } },
      { kind: 'documentAsked', document: 'identity' },
      { kind: 'documentProvided', document: 'voidCheque', by: { actor: 'customer' } },
    ]);
    const { events } = (await browser.call(getTimeline, { params })).body;
    expect(events.map((event) => event.kind)).toEqual(expect.arrayContaining(['documentAsked', 'documentProvided']));
    expect((await browser.call(listStatements, { params })).body.statements).toHaveLength(1);
    expect(details.statements).toHaveLength(1);

    const ticket = await staff.call(createDocumentTicket, { params: { applicationId, documentId: photo.documentId } });
    const { headers, rawPayload } = await server.app.inject(ticket.body.path);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="IMG_0042.HEIC.jpg";/u);
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(photo.sha256);
    expect((await server.app.inject(ticket.body.path)).statusCode).toBe(404);
    expect(
      (await staff.call(createDocumentTicket, { params: { applicationId, documentId: wrong.documentId } })).status,
    ).toBe(404);
  });

  test('one that the customer does not have is declined with the reason, which staff read', async () => {
    const own = await asked('voidCheque', 'lease');
    const { browser, applicationId, itemId } = own;
    const decline = { params: { applicationId, itemId }, body: { answer: 'We have no cheques.' } };
    expect((await browser.call(answerQuestion, decline)).body.missing).toMatchObject([{ document: 'lease' }]);
    expect((await browser.call(answerQuestion, decline)).problem.code).toBe('errorNothingAsked');
    const { requests, events } = await detailsOf(own);
    expect(requests).toMatchObject([
      { document: 'voidCheque', state: 'declined', answer: 'We have no cheques.' },
      { document: 'lease', state: 'open' },
    ]);
    expect(events.at(-1)).toMatchObject({
      kind: 'documentUnavailable',
      document: 'voidCheque',
      by: { actor: 'customer' },
    });
  });

  test('the last document that is sent returns the application to review; one asked again is open again', async () => {
    const own = await asked('lease', 'other');
    const statusOf = async () => (await own.browser.call(listApplications)).body.applications[0]?.status;
    for (const itemId of own.itemIds) await send({ ...own, itemId }, 'lease.pdf', pdf);
    expect(await statusOf()).toBe('informationRequired');
    await own.browser.call(provideDocuments, { params: { applicationId: own.applicationId } });
    expect(await statusOf()).toBe('underReview');

    expect(await ask(own, 'lease')).toHaveLength(1);
    expect(await ask(own, 'lease')).toEqual([]);
    expect(await requestedOf(own)).toMatchObject([{ item: { document: 'lease' }, files: [] }]);
    expect((await detailsOf(own)).documents).toHaveLength(2);
  });

  const refusals: [why: string, name: string, content: () => Buffer, code: string][] = [
    ['not a document', 'page.html', () => Buffer.from('<script>alert(1)</script>'), 'errorDocumentType'],
    ['an SVG', 'cheque.svg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'errorDocumentType'],
    ['a HEIC photo', 'photo.heic', () => Buffer.from('\0\0\0\u0018ftypheic'), 'errorDocumentType'],
    ['empty', 'empty.pdf', () => Buffer.alloc(0), 'errorFileEmpty'],
    ['a photo that is cut off', 'cut.jpg', () => sampleJpeg().subarray(0, -2), 'errorDocumentUnreadable'],
    ['a picture that is cut off', 'cut.png', () => samplePng.subarray(0, -4), 'errorDocumentUnreadable'],
    ['a photo of no size', 'flat.jpg', () => sampleJpeg(0, 100), 'errorDocumentUnreadable'],
    ['a photo of a gigapixel', 'huge.jpg', () => sampleJpeg(40_000, 30_000), 'errorDocumentUnreadable'],
    ['a PDF that is cut off', 'cut.pdf', () => pdfOfSize(3000).subarray(0, 1500), 'errorDocumentUnreadable'],
    ['a PDF with a password', 'locked.pdf', () => encryptedPdf('secret'), 'errorFileProtected'],
    [
      'too large',
      'large.png',
      () => Buffer.concat([samplePng, Buffer.alloc(STATEMENT_FILE_MAXIMUM_BYTES)]),
      'errorFileSize',
    ],
  ];

  test('files are refused for what is in them, without losing the others', async () => {
    const own = await asked('identity');
    const before = (await send(own, 'front.jpg', sampleJpeg())).body;
    for (const [why, name, content, code] of refusals)
      expect([why, (await send(own, name, content())).problem.code]).toEqual([why, code]);
    expect((await send(own, 'again.jpg', sampleJpeg())).problem.code).toBe('errorFileDuplicate');
    // Telephones append more after the end of a photo.
    const after = await send(own, 'back.jpg', Buffer.concat([sampleJpeg(3000, 4000), Buffer.from('more')]));
    expect((await requestedOf(own))[0]?.files).toEqual([before, after.body]);
    expect(await storedFiles(own)).toHaveLength(2);
  });

  test('nothing can be sent for another’s request, a withdrawn one, or something else that was asked', async () => {
    const [own, other] = [await asked('contract'), await asked('contract')];
    const file = (await send(own, 'contract.jpg', sampleJpeg())).body;
    expect((await send({ ...other, itemId: own.itemId }, 'a.jpg', sampleJpeg())).problem.code).toBe(
      'errorNothingAsked',
    );
    expect((await send({ ...other, applicationId: own.applicationId }, 'a.jpg', sampleJpeg())).status).toBe(404);
    const { applicationId, itemId } = other;
    await other.browser.call(removeDocument, { params: { applicationId, itemId, documentId: file.documentId } });
    expect((await requestedOf(own))[0]?.files).toEqual([file]);
    const foreign = { params: { applicationId, documentId: file.documentId } };
    expect((await staff.call(createDocumentTicket, foreign)).status).toBe(404);

    const question = { kind: 'question', question: message };
    const body = { dueDay: null, items: [question, { kind: 'document', document: 'other' }] };
    const { applicationId: ownId } = own;
    expect((await staff.call(requestInformation, { params: { applicationId: ownId }, body })).problem.code).toBe(
      'errorValidation',
    );
    await staff.call(withdrawRequest, { params: { applicationId: ownId }, body: { itemIds: [own.itemId] } });
    expect(await requestedOf(own)).toEqual([]);
    expect((await send(own, 'late.jpg', sampleJpeg(10, 10))).problem.code).toBe('errorNothingAsked');
  });
});
