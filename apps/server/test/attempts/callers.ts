import { gzipSync } from 'node:zlib';
import { vi } from 'vitest';
import { isResolved } from '@portal/contract/application/checks';
import type { UploadLinkKind } from '@portal/contract/application/upload-links';
import { HOUR_MS, SECOND_MS } from '@portal/contract/constants';
import { getApplication, getChecks, submitApplication } from '@portal/contract/operations/application';
import { logOut } from '@portal/contract/operations/auth';
import { createUploadLink, startUploadVisit } from '@portal/contract/operations/handoff';
import type { AccessRule } from '@portal/contract/operations/operation';
import { createReferral } from '@portal/contract/operations/partner';
import { createRequest, getOverview } from '@portal/contract/operations/privacy';
import { addRecordingChunk, giveRecordingConsent, startRecording } from '@portal/contract/operations/recording';
import { confirmBankConnection, getBankConnection, listStatements } from '@portal/contract/operations/revenue';
import {
  correctTransaction,
  createKey,
  createWebhook,
  listLeads,
  requestInformation,
  revokeKey,
  ruleOnRevenue,
  staffGetApplication,
} from '@portal/contract/operations/staff';
import { changeApplications, undoBulkChange } from '@portal/contract/operations/staff/bulk-changes';
import { decideApplication, undoDecision } from '@portal/contract/operations/staff/decisions';
import { addLender } from '@portal/contract/operations/staff/lenders';
import { invitePerson, removePerson } from '@portal/contract/operations/staff/people';
import { createQuestionTemplate } from '@portal/contract/operations/staff/templates';
import { type StaffRole, staffRoles } from '@portal/contract/staff/roles';
import { prepare, reach, startNew, structureOf } from '../application-journey.ts';
import { logInAtBank } from '../outside/bank-control.ts';
import { openBrowser, type ResponseOf, signUp, submitLead, type TestBrowser } from '../test-browser.ts';
import type { TestServer } from '../test-context.ts';
import { accountRows, giveRows } from '../statement-rows.ts';
import { sampleJpeg, uploadFile } from '../documents.ts';
import { openPartner, openStaffKey } from '../test-keys.ts';
import { openPerson } from '../test-people.ts';
import { idKinds, type Ids, validCall } from './valid-calls.ts';
import { WAIT } from '../wait.ts';

/**
 * Roles of callers, each with the operations meant for it; null for callers that the server does not know, or no longer
 * accepts. The other roles try to reach the rows of `owner` and `partner`.
 */
export const scopes = {
  visitor: null,
  cookiesAlone: null,
  loggedOut: null,
  expired: null,
  forged: null,
  revokedPartner: null,
  revokedStaff: null,
  /** Visitors who use the owner's upload links; their secret is also tried as a token. */
  otherDevice: null,
  bookkeeper: null,
  owner: 'customer',
  other: 'customer',
  partner: 'partner',
  anotherPartner: 'partner',
  staff: 'staff',
  auditor: 'staffSession',
  accountManager: 'staffSession',
  administrator: 'staffSession',
  removedPerson: null,
} as const satisfies Record<string, AccessRule | null>;
export type Role = keyof typeof scopes;
export const roles = Object.keys(scopes) as Role[];
export const people = staffRoles;
export const isPerson = (role: Role): role is StaffRole => people.some((person) => person === role);

export const rightful = { customer: 'owner', partner: 'partner', staff: 'staff', staffSession: 'auditor' } as const;

interface Belongings {
  open: Ids;
  submitted: Ids;
  version: number;
}

export interface Callers {
  as: Readonly<Record<Role, TestBrowser>>;
  owned: Belongings;
  others: Belongings;
  invented: Ids;
}

const LONGER_THAN_A_SESSION_S = (13 * HOUR_MS) / SECOND_MS;
const agreement = { body: { textVersion: '2026-01', language: 'en' } };

async function openOwner(
  server: TestServer,
  email: string,
  programs: { staff: TestBrowser; partner: TestBrowser; partnerId: string },
): Promise<{ browser: TestBrowser; belongings: Belongings }> {
  const { browser, customerId } = await signUp(server, email);
  const { applicationId, version, businessId } = await reach(
    server,
    browser,
    await prepare(browser),
    'review',
    structureOf(`Business of ${email} inc.`),
  );
  const params = { applicationId };
  const { statements } = (await browser.call(listStatements, { params })).body;
  await browser.call(giveRecordingConsent, agreement);
  const { recordingId } = (await browser.call(startRecording)).body;
  const content = gzipSync('[]').toString('base64');
  await browser.call(addRecordingChunk, { params: { recordingId }, body: { position: 0, content } });
  await browser.call(createRequest, { body: { kind: 'erasure', text: `Please erase ${email}.` } });
  const leadId = await leaveLead(server, programs.staff, email);
  const privacy = (await browser.call(getOverview)).body;
  const open = {
    ...(await belongingsOfPrograms(server, programs)),
    customerId,
    applicationId,
    businessId: businessId ?? '',
    statementId: statements[0]?.statementId ?? '',
    itemId: server.context.random.uuid(),
    documentItemId: server.context.random.uuid(),
    documentId: server.context.random.uuid(),
    correctionId: await correctRow(server, programs.staff, {
      applicationId,
      statementId: statements[0]?.statementId ?? '',
    }),
    rulingId: await ruleOnRow(programs.staff, applicationId, statements[0]?.statementId ?? ''),
    decisionId: await decideAndUndo(programs.staff, applicationId),
    bulkChangeId: await changeAndUndo(programs.staff),
    reminderId: server.context.random.uuid(),
    accountId: await connectBank(server, browser, applicationId),
    consentId: privacy.consents.find(({ kind }) => kind === 'terms')?.consentId ?? '',
    requestId: privacy.requests[0]?.requestId ?? '',
    leadId,
    recordingId,
    ...(await openLink(server, browser, applicationId, 'bookkeeper')).ids,
  };
  const submitted = await submitSecond(server, browser, email, { open, staff: programs.staff });
  await referTo(server, programs.partner, { customerId, applicationId: submitted.applicationId });
  const now = (await browser.call(getApplication, { params })).body;
  return { browser, belongings: { open, submitted, version: Math.max(version, now.version) } };
}

async function leaveLead(server: TestServer, staff: TestBrowser, email: string): Promise<string> {
  await submitLead(server, email);
  return (await staff.call(listLeads, { query: { limit: '1' } })).body.leads[0]?.leadId ?? '';
}

async function correctRow(
  server: TestServer,
  staff: TestBrowser,
  params: Pick<Ids, 'applicationId' | 'statementId'>,
): Promise<string> {
  const rows = [
    ['2026-01-05', 125_00],
    ['2026-01-06', 80_00],
  ] as const;
  await giveRows(server, params, [accountRows({ rows })]);
  const body = { account: 0, version: 0, correction: { kind: 'sign', row: 0 } };
  const { accounts } = (await staff.call(correctTransaction, { params, body })).body;
  return accounts[0]?.corrections[0]?.correctionId ?? '';
}

async function ruleOnRow(staff: TestBrowser, applicationId: string, statementId: string): Promise<string> {
  const ruling = { kind: 'sale', statementId, account: 0, row: 1, words: 'A market stall.' };
  return (await staff.call(ruleOnRevenue, { params: { applicationId }, body: { ruling } })).body.rulingId;
}

async function decideAndUndo(staff: TestBrowser, applicationId: string): Promise<string> {
  const params = { applicationId };
  const { version } = (await staff.call(staffGetApplication, { params })).body.application;
  const body = { version, outcome: 'declined', reason: 'revenueTooLow', words: null };
  const { decisionId } = (await staff.call(decideApplication, { params, body })).body;
  await staff.call(undoDecision, { params: { applicationId, decisionId } });
  return decisionId;
}

async function changeAndUndo(staff: TestBrowser): Promise<string> {
  const { bulkChangeId } = (await staff.call(changeApplications, { body: { matching: {}, note: 'Call.' } })).body;
  await staff.call(undoBulkChange, { params: { bulkChangeId } });
  return bulkChangeId;
}

async function openLink(
  server: TestServer,
  owner: TestBrowser,
  applicationId: string,
  kind: UploadLinkKind,
): Promise<{ visitor: TestBrowser; ids: Pick<Ids, 'linkId' | 'visitId'> }> {
  const body = { kind, showsName: true };
  const { link, linkId } = (await owner.call(createUploadLink, { params: { applicationId }, body })).body;
  const visitor = openBrowser(server);
  const { visitId } = (await visitor.call(startUploadVisit, { body: { token: link.split('#token=')[1] } })).body;
  visitor.accessToken = visitor.cookies.get('uploadVisit');
  return { visitor, ids: { linkId, visitId } };
}

async function connectBank(server: TestServer, browser: TestBrowser, applicationId: string): Promise<string> {
  const params = { applicationId };
  const username = `steady-${server.context.random.uuid().slice(0, 8)}`;
  const { loginId } = await logInAtBank(server.sandboxes.bank?.url ?? '', username, applicationId);
  await browser.call(confirmBankConnection, { params, body: { loginId } });
  return vi.waitFor(async () => {
    const { connection } = (await browser.call(getBankConnection, { params })).body;
    const accountId = connection?.accounts[0]?.accountId;
    if (accountId === undefined) throw new Error('The accounts are not there yet');
    return accountId;
  }, WAIT);
}

async function belongingsOfPrograms(
  server: TestServer,
  { staff, partner, partnerId }: { staff: TestBrowser; partner: TestBrowser; partnerId: string },
): Promise<
  Pick<
    Ids,
    'keyId' | 'personId' | 'webhookId' | 'templateId' | 'lenderId' | 'partnerId' | 'referralId' | 'referralToken'
  >
> {
  const key = (await staff.call(createKey, { body: { scope: 'staff', name: 'A colleague', partnerId: null } })).body;
  const webhook = (await staff.call(createWebhook, { body: { url: 'http://127.0.0.1:9/' } })).body;
  const wording = { name: server.context.random.uuid(), question: { en: 'Where from?', fr: 'D’où?' } };
  const { templateId } = (await staff.call(createQuestionTemplate, { body: wording })).body;
  const lender = `Lender ${server.context.random.uuid()}`;
  const { lenderId } = (await staff.call(addLender, { body: { name: lender, words: [lender] } })).body;
  const { referralId, link } = await refer(server, partner);
  const referralToken = new URL(link).searchParams.get('referral') ?? '';
  const email = `${server.context.random.uuid()}@lender.example.ca`;
  const colleague = { name: 'A Colleague', email, role: 'administrator', language: 'en' };
  const { personId } = (await staff.call(invitePerson, { body: colleague })).body;
  return {
    keyId: key.keyId,
    personId,
    webhookId: webhook.webhookId,
    templateId,
    lenderId: lenderId ?? '',
    partnerId,
    referralId,
    referralToken,
  };
}

async function refer({ context }: TestServer, partner: TestBrowser): Promise<ResponseOf<typeof createReferral>> {
  const headers = { 'idempotency-key': context.random.uuid() };
  return (await partner.call(createReferral, { headers, body: { businessInfo: { companyName: 'A Client inc.' } } }))
    .body;
}

async function referTo(
  server: TestServer,
  partner: TestBrowser,
  { customerId, applicationId }: Pick<Ids, 'customerId' | 'applicationId'>,
): Promise<void> {
  const { referralId } = await refer(server, partner);
  const at = server.context.clock.now();
  await server.context.database.query
    .updateTable('referral')
    .set({
      customer_id: customerId,
      claimed_at: at,
      settled_at: at,
      application_id: applicationId,
      values_sealed: null,
    })
    .where('id', '=', referralId)
    .execute();
}

async function submitSecond(
  server: TestServer,
  browser: TestBrowser,
  email: string,
  { open, staff }: { open: Ids; staff: TestBrowser },
): Promise<Ids> {
  const { applicationId } = await startNew(browser);
  const structure = structureOf(`Second business of ${email} inc.`);
  const whole = await reach(server, browser, applicationId, 'review', structure);
  const sent = await browser.call(
    submitApplication,
    validCall(submitApplication, { ...open, applicationId }, whole.version),
  );
  const question = { kind: 'question', question: { en: 'Why?', fr: 'Pourquoi?' } };
  const asked = await staff.call(requestInformation, {
    params: { applicationId },
    body: { dueDay: null, items: [question, { kind: 'document', document: 'voidCheque' }] },
  });
  const [itemId = '', documentItemId = ''] = asked.body.itemIds;
  const document = await uploadFile(
    browser,
    { applicationId, itemId: documentItemId },
    { name: 'a.jpg', content: sampleJpeg() },
  );
  await vi.waitFor(async () => {
    const { checks } = (await browser.call(getChecks, { params: { applicationId } })).body;
    if (!checks.every(({ state }) => isResolved[state])) throw new Error('The checks go on');
  }, WAIT);
  const { statements } = (await browser.call(listStatements, { params: { applicationId } })).body;
  return {
    ...open,
    applicationId,
    businessId: sent.body.businessId ?? '',
    statementId: statements[0]?.statementId ?? '',
    itemId,
    documentItemId,
    documentId: document.body.documentId,
  };
}

function programOf(server: TestServer, key: string | undefined): TestBrowser {
  const program = openBrowser(server);
  program.accessToken = key;
  return program;
}

async function openRevoked(
  server: TestServer,
  staff: TestBrowser,
  scope: 'staff' | 'partner',
  partnerId: string | null,
): Promise<TestBrowser> {
  const made = (await staff.call(createKey, { body: { scope, name: 'Revoked', partnerId } })).body;
  await staff.call(revokeKey, { params: { keyId: made.keyId } });
  return programOf(server, made.key);
}

async function openFormer(
  server: TestServer,
  prefix: string,
): Promise<{ expired: TestBrowser; loggedOut: TestBrowser }> {
  const { browser: expired } = await signUp(server, `${prefix}-expired@example.com`);
  server.clock.advance(LONGER_THAN_A_SESSION_S);
  const { browser: loggedOut } = await signUp(server, `${prefix}-logged-out@example.com`);
  await loggedOut.call(logOut);
  return { expired, loggedOut };
}

export async function openCallers(server: TestServer, prefix: string): Promise<Callers> {
  const former = await openFormer(server, prefix);
  const staff = programOf(server, (await openStaffKey(server)).key);
  const [first, second] = [await openPartner(server), await openPartner(server)];
  const [partner, anotherPartner] = [programOf(server, first.key), programOf(server, second.key)];
  const owner = await openOwner(server, `${prefix}-owner@example.com`, {
    staff,
    partner,
    partnerId: first.partnerId,
  });
  const other = await openOwner(server, `${prefix}-other@example.com`, {
    staff,
    partner: anotherPartner,
    partnerId: second.partnerId,
  });
  const removed = await openPerson(server, 'administrator');
  await staff.call(removePerson, { params: { personId: removed.personId } });
  const cookiesAlone = openBrowser(server);
  for (const [name, value] of owner.browser.cookies) cookiesAlone.cookies.set(name, value);
  const token = owner.browser.accessToken ?? '';
  const { applicationId } = owner.belongings.open;
  return {
    as: {
      visitor: openBrowser(server),
      cookiesAlone,
      ...former,
      forged: programOf(server, `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`),
      revokedPartner: await openRevoked(server, staff, 'partner', first.partnerId),
      revokedStaff: await openRevoked(server, staff, 'staff', null),
      otherDevice: (await openLink(server, owner.browser, applicationId, 'device')).visitor,
      bookkeeper: (await openLink(server, owner.browser, applicationId, 'bookkeeper')).visitor,
      owner: owner.browser,
      other: other.browser,
      partner,
      anotherPartner,
      staff,
      auditor: (await openPerson(server, 'auditor')).browser,
      accountManager: (await openPerson(server, 'accountManager')).browser,
      administrator: (await openPerson(server, 'administrator')).browser,
      removedPerson: removed.browser,
    },
    owned: owner.belongings,
    others: other.belongings,
    invented: Object.fromEntries(idKinds.map((kind) => [kind, server.context.random.uuid()])) as Ids,
  };
}
