import { safeParse } from 'zod/mini';
import type * as z from 'zod/mini';
import { consentTextVersions } from '@portal/contract/consent';
import type { ExactOperation } from '@portal/contract/operations/index';
import type { Operation } from '@portal/contract/operations/operation';
import { ageValues, fundingValues, personalValues, structureValues } from '../application-values.ts';
import { eligibleAnswers, type CallInput } from '../test-browser.ts';

export const idKinds = [
  'customerId',
  'applicationId',
  'businessId',
  'statementId',
  'itemId',
  'documentItemId',
  'documentId',
  'accountId',
  'consentId',
  'requestId',
  'recordingId',
  'linkId',
  'visitId',
  'referralId',
  'correctionId',
  'rulingId',
  'referralToken',
  'partnerId',
  'keyId',
  'webhookId',
  'templateId',
  'lenderId',
  'leadId',
  'decisionId',
  'bulkChangeId',
  'reminderId',
  'personId',
] as const;
export type IdKind = (typeof idKinds)[number];
export type Ids = Readonly<Record<IdKind, string>>;

const bytes = 'AAAA';
const credential = { id: bytes, rawId: bytes, type: 'public-key', clientExtensionResults: {} };

type BodyOf = (ids: Ids, version: number) => unknown;

const person = 'somebody@bakery.example.ca';
const bankConsent = { language: 'en', textVersion: consentTextVersions.bankData };
const versionAlone: BodyOf = (_, version) => ({ version });
const template = { question: { en: 'Where is it from?', fr: 'D’où vient-il?' } };
const languageAlone: BodyOf = () => ({ language: 'fr' });

/** A valid body for each operation with one; a new operation does not compile without it. */
const bodies = {
  Auth_RenewLink: () => ({ token: 'a-link-of-nobody', language: 'en' }),
  Auth_RequestLogin: () => ({ email: person, rememberMe: false, language: 'en' }),
  Auth_ResendVerification: languageAlone,
  Auth_SetRememberMe: () => ({ rememberMe: true }),
  Auth_StartGoogleSignIn: () => ({ rememberMe: false, language: 'en' }),
  Auth_VerifyCode: () => ({ code: '123456' }),
  Auth_VerifyLink: () => ({ token: 'a-link-of-nobody', confirmed: true }),
  Customer_SetCustomerLanguage: languageAlone,
  Eligibility_CheckEligibility: () => ({ ...eligibleAnswers, email: person }),
  Eligibility_SubmitNotEligible: () => ({ ...eligibleAnswers, annualRevenue: 1000, email: person }),
  Application_AnswerQuestion: () => ({ answer: 'We moved in June.' }),
  Application_CompleteWelcome: versionAlone,
  Application_SaveBusinessAge: (_, version) => ({ version, values: ageValues }),
  Application_SaveBusinessFunding: (_, version) => ({ version, values: fundingValues }),
  Application_SaveBusinessStructure: (_, version) => ({ version, values: structureValues }),
  Application_SaveDraft: (_, version) => ({ version, values: { requestAmount: '1' } }),
  Application_SaveDrafts: (_, version) => ({ version, drafts: { businessFunding: { requestAmount: '1' } } }),
  Application_SaveMissingInformation: (_, version) => ({ version, values: {} }),
  Application_SavePersonalInformation: (_, version) => ({ version, values: personalValues }),
  Application_StartApplication: ({ businessId }) => ({ businessId }),
  Application_SubmitApplication: (_, version) => ({
    version,
    acceptedDeclaration: true,
    language: 'fr',
    textVersion: consentTextVersions.declaration,
    choseEnglishTerms: true,
  }),
  Credit_GiveSin: () => ({ sin: '046 454 286' }),
  Revenue_AnswerHolder: () => ({ answer: 'ownName' }),
  Revenue_ConfirmBankConnection: () => ({ loginId: 'a-login-of-nobody' }),
  Revenue_ConfirmStatements: versionAlone,
  Revenue_GiveMonthsReason: () => ({ kind: 'other', text: 'The branch has closed.' }),
  Revenue_SelectBankAccount: ({ accountId }) => ({ accountId }),
  Revenue_StartBankConnection: () => bankConsent,
  Handoff_CreateUploadLink: () => ({ kind: 'bookkeeper', showsName: true }),
  Handoff_OpenUploadLink: () => ({ token: 'a-link-of-nobody' }),
  Handoff_StartUploadVisit: () => ({ token: 'a-link-of-nobody' }),
  Privacy_CreateExportTicket: languageAlone,
  Privacy_CreateRequest: () => ({ kind: 'correction', text: 'The street is misspelt.' }),
  Privacy_SetReminders: () => ({ wanted: false }),
  Privacy_StopReminders: () => ({ token: 'a-link-of-nobody' }),
  Referral_AcceptReferral: ({ referralToken }) => ({
    token: referralToken,
    acceptedReferral: true,
    acceptedTerms: true,
    language: 'en',
  }),
  Referral_OpenReferral: ({ referralToken }) => ({ token: referralToken }),
  Referral_RequestVerification: ({ referralToken }) => ({
    email: person,
    token: referralToken,
    acceptedReferral: true,
    acceptedTerms: true,
    language: 'en',
  }),
  Address_FindAddresses: () => ({ text: '4517 rue Saint', language: 'fr' }),
  Address_RetrieveAddress: () => ({ id: 'CA|1', language: 'en' }),
  Recording_AddChunk: () => ({ position: 0, content: 'H4sI' }),
  Recording_GiveConsent: () => ({ textVersion: '2026-01', language: 'en' }),
  Partner_CreateReferral: () => ({ businessInfo: { companyName: 'A Client inc.' } }),
  Staff_AddLender: () => ({ name: 'Northpoint Advance', words: ['NORTHPOINT ADVANCE'] }),
  Staff_AddLeadNote: () => ({ text: 'Opens a second shop in May.' }),
  Staff_SendBackDecision: () => ({ reason: 'Offer $40,000 at most.' }),
  Staff_AddNote: () => ({ text: 'Call after 3 p.m.' }),
  Staff_AcceptInvitation: () => ({
    token: 'a-link-of-nobody',
    response: { ...credential, response: { clientDataJSON: bytes, attestationObject: bytes } },
  }),
  Staff_AnswerPrivacyRequest: () => ({ outcome: 'declined', answer: 'The law has us keep it.' }),
  Staff_PreviewPrivacyAnswer: () => ({ outcome: 'done', answer: 'It is corrected.' }),
  Staff_AssignLead: () => ({ accountManager: null }),
  Staff_AssignApplication: () => ({ accountManager: null }),
  Staff_ChangeQuestionTemplate: () => ({ name: 'Another deposit', ...template }),
  Staff_CreateQuestionTemplate: () => ({ name: 'A deposit', ...template }),
  Staff_ChangePerson: () => ({ name: 'Another Name', role: 'auditor', language: 'fr' }),
  Staff_CorrectTransaction: () => ({ account: 0, version: 0, correction: { kind: 'sign', row: 0 } }),
  Staff_RuleOnRevenue: ({ statementId }) => ({
    ruling: { kind: 'sale', statementId, account: 0, row: 1, words: 'A market stall.' },
  }),
  Staff_ConfirmStatement: () => ({ what: 'bank', confirmed: true }),
  Staff_SetReminder: ({ applicationId }) => ({
    applicationId,
    leadId: null,
    day: '2099-01-05',
    time: '14:30',
    words: null,
  }),
  Staff_CloseApplication: () => ({ outcome: 'declined' }),
  Staff_ChangeApplications: ({ applicationId }, version) => ({
    applications: [{ applicationId, version }],
    note: 'Call.',
  }),
  Staff_DecideApplication: (_, version) => ({ version, outcome: 'declined', reason: 'revenueTooLow', words: null }),
  Staff_PreviewInformationMail: () => ({ dueDay: null, items: [{ kind: 'sin' }] }),
  Staff_CreateKey: ({ partnerId }) => ({ scope: 'partner', name: 'Another', partnerId }),
  Staff_CreatePartner: () => ({ name: 'Yet Another Broker' }),
  Staff_CreateWebhook: () => ({ url: 'http://127.0.0.1:9/' }),
  Staff_FinishPasskeySignIn: () => ({
    response: { ...credential, response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes } },
  }),
  Staff_ImportContacts: () => ({ csv: `contactId,email,language\nC-1,${person},en` }),
  Staff_RetryCheck: () => ({}),
  Staff_HandOverCheck: () => ({ reason: 'takesTooLong', words: null }),
  Staff_SettleCheck: () => ({ words: 'Called the bank.' }),
  Staff_LogContact: () => ({ kind: 'call', outcome: 'noAnswer', nextContactDay: null, note: null }),
  Staff_LogLeadContact: () => ({ kind: 'mail', outcome: 'sent', note: null }),
  Staff_InvitePerson: () => ({ name: 'A Colleague', email: person, role: 'accountManager', language: 'en' }),
  Staff_MergeContacts: ({ customerId }) => ({ keepCustomerId: customerId, mergeCustomerId: customerId }),
  Staff_OpenInvitation: () => ({ token: 'a-link-of-nobody' }),
  Staff_ReplayWebhook: () => ({ since: '2026-01-01T00:00:00.000Z' }),
  Staff_RequestInformation: () => ({ dueDay: null, items: [{ kind: 'sin' }] }),
  Staff_WithdrawRequest: ({ itemId }) => ({ itemIds: [itemId] }),
  Staff_SetOwnLanguage: languageAlone,
  Staff_SetOwnWorkList: () => ({ columns: [{ name: 'amount', isShown: false }], order: 'changed', direction: 'up' }),
} satisfies Record<Extract<ExactOperation, { body: z.ZodMiniType }>['operationId'], BodyOf>;

const bodyOf: Readonly<Partial<Record<string, BodyOf>>> = bodies;

const otherNames: Readonly<Record<string, string>> = {
  step: 'businessFunding',
  check: 'transactions',
  chunk: '0',
  job: 'send-mail',
  email: person,
  outcome: 'declined',
  from: '2026-02-01',
  to: '2026-02-28',
};
const idempotencyKey = { 'idempotency-key': 'a-valid-call' };

const multipart = { 'content-type': 'multipart/form-data; boundary=part' };
const notYetPdf = [
  '--part',
  'content-disposition: form-data; name="file"; filename="january.pdf"',
  'content-type: application/pdf',
  '',
  '%PDF-1.4',
  '--part--',
  '',
].join('\r\n');

function queryOf({ query }: Operation, names: Readonly<Record<string, string>>): Record<string, string> {
  if (!query) return {};
  const missing = safeParse(query, {}).error?.issues.map(({ path }) => String(path[0])) ?? [];
  return Object.fromEntries(missing.map((name) => [name, names[name] ?? '']));
}

export function validCall(operation: Operation, ids: Ids, version: number): CallInput {
  const { customerId } = ids;
  const twice = { keepCustomerId: customerId, mergeCustomerId: customerId };
  const ofDocument = operation.operationId.startsWith('Documents_') && { itemId: ids.documentItemId };
  const names: Readonly<Record<string, string>> = { ...otherNames, ...ids, ...twice, ...ofDocument };
  const parameters = Object.keys(operation.params?.shape ?? {});
  const body = operation.upload ? notYetPdf : bodyOf[operation.operationId]?.(ids, version);
  return {
    params: Object.fromEntries(parameters.map((name) => [name, names[name] ?? ''])),
    query: queryOf(operation, names),
    headers: { ...(operation.upload ? multipart : {}), ...(operation.headers ? idempotencyKey : {}) },
    ...(body === undefined ? {} : { body }),
  };
}

export function kindsNamed(operation: Operation, ids: Ids, replaced: Ids): IdKind[] {
  const written = (given: Ids) => JSON.stringify(validCall(operation, given, 1));
  return idKinds.filter((kind) => written({ ...ids, [kind]: replaced[kind] }) !== written(ids));
}

export function mildestFirst(operations: readonly Operation[]): Operation[] {
  const rank = ({ method, operationId, params }: Operation) => {
    if (operationId === 'Auth_LogOutEverywhere') return 4;
    const isOfOne = params !== undefined;
    return { get: 0, put: 1, post: 1, delete: isOfOne ? 2 : 3 }[method];
  };
  return operations.toSorted((left, right) => rank(left) - rank(right));
}
