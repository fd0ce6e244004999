import { createHmac, timingSafeEqual } from 'node:crypto';
import type { z } from 'zod';
import { type BankFaultKind, findBankFault } from '@portal/contract/bank/provider-codes';
import { createProviderHttp, type ProviderAnswer, type ProviderPatience } from '../../provider-http.ts';
import type {
  BankAggregator,
  BankFault,
  BankNotice,
  BankResult,
  ConfirmedLogin,
  FrameParameters,
  StatementMonths,
  TransactionsReading,
  WebhookReading,
} from '../bank-aggregator.ts';
import {
  authorizeReply,
  codedReply,
  detailReply,
  statementsReply,
  summaryReply,
  tokenReply,
  webhookCall,
} from './replies.ts';
import { toAccount, toLoginKind, toTransactions } from './to-our-words.ts';

export interface FlinksSettings {
  /** Both without a trailing slash. */
  apiUrl: string;
  connectUrl: string;
  customerId: string;
  secretKey: string;
  apiKey: string;
  webhook: { secret: string | undefined; header: string };
  offersStatements: boolean;
  /** Who the widget says is asking. */
  customerName: string;
  /** Where a bank that took the whole window sends the person; a page of the portal. */
  returnUrl: string;
}

/** A token is for one call, so an authorisation that failed is tried again with a new one. */
const AUTHORIZE_TRIES = 2;

const numberOfStatements = new Map<StatementMonths, string>([
  ['latest', 'MostRecent'],
  [3, 'Months3'],
  [12, 'Months12'],
]);

const aboutOfResponseType = new Map<string, BankNotice['about']>([
  ['GetAccountsDetail', 'transactions'],
  ['KYC', 'identity'],
]);

/** The bank aggregator Flinks: API v3 and Connect v2. Its own words stay in this folder and the contract's tables. */
export function openFlinks(settings: FlinksSettings, patience: ProviderPatience): BankAggregator {
  const base = `${settings.apiUrl}/v3/${settings.customerId}/BankingServices`;
  const send = createProviderHttp(patience, (_status, json) => codeOf(json) !== undefined);
  const apiKey = { 'x-api-key': settings.apiKey };
  const post = (call: string, body: unknown) => send({ method: 'POST', url: `${base}/${call}`, headers: apiKey, body });

  async function createAuthorizeToken(): Promise<BankResult<string>> {
    const answer = await send({
      method: 'POST',
      url: `${base}/GenerateAuthorizeToken`,
      headers: { 'flinks-auth-key': settings.secretKey },
    });
    return read(answer, tokenReply, (reply) => reply.Token);
  }

  async function authorize(loginId: string): Promise<BankResult<ConfirmedLogin>> {
    for (let tryNumber = 1; ; tryNumber += 1) {
      const token = await createAuthorizeToken();
      if (!token.ok) return token;
      const answer = await send({
        method: 'POST',
        url: `${base}/Authorize`,
        headers: { 'flinks-auth-key': token.value, ...apiKey },
        body: { LoginId: loginId, MostRecentCached: true },
        once: true,
      });
      if (answer.state === 'unavailable' && tryNumber < AUTHORIZE_TRIES) continue;
      // The bank asks its question again: the person has to connect anew.
      if (answer.state === 'answered' && answer.status === 203) return failed('sessionEnded', 'SECURITY_CHALLENGE');
      return read(answer, authorizeReply, (reply) => ({
        requestId: reply.RequestId,
        institution: reply.InstitutionName ?? reply.Institution ?? '',
        tag: reply.Tag ?? undefined,
        loginKind: toLoginKind(reply.Login?.Type),
      }));
    }
  }

  const readSummary = (requestId: string) =>
    post('GetAccountsSummary', { RequestId: requestId, WithBalance: true, WithAccountIdentity: true });

  return {
    widget: {
      origin: new URL(settings.connectUrl).origin,
      frameUrl: (parameters) => frameUrl(settings, parameters),
    },
    offersStatements: settings.offersStatements,
    createAuthorizeToken,

    async confirmLogin(loginId) {
      const login = await authorize(loginId);
      if (!login.ok) return isUnknownLogin(login.fault) ? failed('unknownLogin', login.fault.code) : login;
      if (login.value.tag !== undefined) return login;
      // The documented reply of Authorize has no tag; the one of the accounts has.
      const summary = await readSummary(login.value.requestId);
      return read(summary, summaryReply, (reply) => ({ ...login.value, tag: reply.Tag ?? undefined }));
    },

    async readAccounts(requestId) {
      return read(await readSummary(requestId), summaryReply, (reply) => reply.Accounts.map(toAccount));
    },

    async askForTransactions(requestId, accountIds = []) {
      const answer = await post('GetAccountsDetail', {
        RequestId: requestId,
        WithAccountIdentity: true,
        WithKYC: true,
        WithTransactions: true,
        DaysOfTransactions: 'Days365',
        AccountsFilter: accountIds,
      });
      return readTransactions(answer);
    },

    async pollTransactions(requestId) {
      const url = `${base}/GetAccountsDetailAsync/${encodeURIComponent(requestId)}`;
      return readTransactions(await send({ method: 'GET', url, headers: apiKey }));
    },

    async readStatements(requestId, months, accountIds = []) {
      if (!settings.offersStatements) return failed('notOffered', 'SWITCHED_OFF');
      const answer = await post('GetStatements', {
        RequestId: requestId,
        NumberOfStatements: numberOfStatements.get(months),
        AccountsFilter: accountIds,
      });
      return read(answer, statementsReply, (reply) =>
        reply.StatementsByAccount.flatMap(({ AccountNumber, Statements }) =>
          (Statements ?? [])
            .filter(({ FileType }) => FileType === 'PDF')
            .map(({ UniqueId, Base64Bytes }) => ({
              id: UniqueId,
              accountNumber: AccountNumber ?? '',
              pdf: Buffer.from(Base64Bytes, 'base64'),
            })),
        ),
      );
    },

    async forgetLogin(loginId) {
      const url = `${base}/DeleteCard/${encodeURIComponent(loginId)}`;
      const answer = await send({ method: 'DELETE', url, headers: apiKey });
      // The body of its success is not documented; the status is.
      const done = answer.state !== 'unavailable' && answer.status >= 200 && answer.status < 300;
      if (done) return { ok: true, value: undefined };
      const fault = faultOf(answer);
      return isUnknownLogin(fault) ? { ok: true, value: undefined } : { ok: false, fault };
    },

    parseWebhook: (headers, body) => parseWebhook(settings.webhook, headers[settings.webhook.header], body),
  };
}

function frameUrl({ connectUrl, customerName, returnUrl }: FlinksSettings, parameters: FrameParameters): string {
  const query = new URLSearchParams({
    language: parameters.language,
    authorizeToken: parameters.authorizeToken,
    tag: parameters.tag,
    redirectUrl: returnUrl,
    customerName,
    consentEnable: 'true',
    closeEnable: 'true',
    backEnable: 'true',
    daysOfTransactions: 'Days365',
    ...(parameters.wholeWindow === true ? { oauthWindowRedirect: 'true' } : {}),
    ...(parameters.accountSelection === true
      ? { accountSelectorEnable: 'true', accountSelectorCurrency: 'cad', fetchAllAccounts: 'true' }
      : {}),
  });
  return `${connectUrl}/?${query.toString()}`;
}

function codeOf(json: unknown): string | undefined {
  return codedReply.safeParse(json).data?.FlinksCode ?? undefined;
}

function failed(kind: BankFaultKind, code: string): { ok: false; fault: BankFault } {
  return { ok: false, fault: { kind, code } };
}

/** The code tells more than the status; without a code that we know, the status decides. */
function faultOf(answer: ProviderAnswer): BankFault {
  if (answer.state === 'unavailable') return { kind: 'unavailable', code: answer.reason };
  const status = `HTTP_${answer.status}`;
  if (answer.state === 'answered') {
    const code = codeOf(answer.json);
    const kind = code === undefined ? undefined : findBankFault(code);
    if (code !== undefined && kind !== undefined) return { kind, code };
  }
  return { kind: answer.status === 401 || answer.status === 403 ? 'notAllowed' : 'unreadable', code: status };
}

function isUnknownLogin(fault: BankFault): boolean {
  return fault.code === 'INVALID_LOGIN' || fault.code === 'SESSION_NONEXISTENT';
}

function read<Reply, Value>(
  answer: ProviderAnswer,
  schema: z.ZodType<Reply>,
  toValue: (reply: Reply) => Value,
): BankResult<Value> {
  if (answer.state === 'answered' && answer.status === 200) {
    const parsed = schema.safeParse(answer.json);
    if (parsed.success) return { ok: true, value: toValue(parsed.data) };
  }
  return { ok: false, fault: faultOf(answer) };
}

function readTransactions(answer: ProviderAnswer): BankResult<TransactionsReading> {
  const result = read(answer, detailReply, toTransactions);
  if (result.ok || result.fault.kind !== 'stillReading') return result;
  return { ok: true, value: { state: 'pending', dispatched: result.fault.code === 'OPERATION_DISPATCHED' } };
}

/** Base64 of HMAC-SHA256 over the raw body (provider's reference, HMAC). */
function parseWebhook(
  { secret }: FlinksSettings['webhook'],
  signature: string | string[] | undefined,
  body: Uint8Array,
): WebhookReading {
  if (secret === undefined) return { state: 'refused', reason: 'off' };
  const expected = createHmac('sha256', secret).update(body).digest();
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'base64');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    return { state: 'refused', reason: 'signature' };
  }
  const json = parseJson(body);
  const call = webhookCall.safeParse(json);
  if (!call.success) return { state: 'refused', reason: 'unreadable' };
  const { ResponseType, RequestId, Tag } = call.data;
  const about = aboutOfResponseType.get(ResponseType) ?? 'other';
  const status = codeOf(json) === undefined ? 200 : 400;
  return {
    state: 'accepted',
    notice: {
      deduplicationKey: `${RequestId}:${ResponseType}`,
      requestId: RequestId,
      tag: Tag ?? undefined,
      about,
      reading: about === 'transactions' ? readTransactions({ state: 'answered', status, json }) : undefined,
    },
  };
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString('utf8'));
  } catch {
    return undefined;
  }
}
