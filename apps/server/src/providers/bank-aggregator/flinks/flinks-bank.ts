import { createHmac, timingSafeEqual } from 'node:crypto';
import type * as z from 'zod/mini';
import type { BankErrorKind } from '@portal/contract/bank/bank-errors';
import { findBankError } from '@portal/contract/bank/flinks/provider-codes';
import {
  createProviderHttp,
  type ProviderResponse,
  type ProviderTimeouts,
  type SendToProvider,
} from '../../provider-http.ts';
import type {
  BankAggregator,
  BankError,
  BankNotice,
  BankResult,
  ConfirmedLogin,
  FrameParameters,
  StatementMonths,
  TransactionsReading,
  WebhookReading,
  WebhookRefusal,
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
import { toAccount, toLoginKind, toStatements, toTransactions } from './to-our-words.ts';

/** HMAC-SHA256 in base64. */
const signatureForm = /^[A-Za-z0-9+/]{43}=$/u;

export interface FlinksSettings {
  /** Neither URL has a trailing slash. */
  apiUrl: string;
  connectUrl: string;
  customerId: string;
  secretKey: string;
  apiKey: string;
  webhook: { secret: string | undefined; header: string };
  offersStatements: boolean;
  customerName: string;
  /** Portal page that a bank returns to after taking over the whole window. */
  returnUrl: string;
}

/** A token is valid for a single call, so a failed authorization is retried with a new one. */
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

/** Bank aggregator Flinks: API v3 and Connect v2. Its terms appear only in this folder and in the contract's tables. */
export function openFlinks(settings: FlinksSettings, timeouts: ProviderTimeouts): BankAggregator {
  const base = baseOf(settings);
  const send = createProviderHttp(timeouts, (_status, json) => codeOf(json) !== undefined);
  const apiKey = { 'x-api-key': settings.apiKey };
  const post = (call: string, body: unknown) => send({ method: 'POST', url: `${base}/${call}`, headers: apiKey, body });

  const { createAuthorizeToken, authorize } = authorisation(settings, send);
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
      if (!login.ok) return isUnknownLogin(login.error) ? failed('unknownLogin', login.error.code) : login;
      if (login.value.tag !== undefined) return login;
      // According to the docs, the Authorize response has no tag; the accounts response does.
      const summary = await readSummary(login.value.requestId);
      return read(summary, summaryReply, (reply) => ({ ...login.value, tag: reply.Tag ?? undefined }));
    },

    async readAccounts(requestId) {
      return read(await readSummary(requestId), summaryReply, (reply) => reply.Accounts.map(toAccount));
    },

    async askForTransactions(requestId, accountIds = []) {
      const response = await post('GetAccountsDetail', {
        RequestId: requestId,
        WithAccountIdentity: true,
        WithKYC: true,
        WithTransactions: true,
        DaysOfTransactions: 'Days365',
        AccountsFilter: accountIds,
      });
      return readTransactions(response);
    },

    async pollTransactions(requestId) {
      const url = `${base}/GetAccountsDetailAsync/${encodeURIComponent(requestId)}`;
      return readTransactions(await send({ method: 'GET', url, headers: apiKey }));
    },

    async readStatements(requestId, months, accountIds = []) {
      if (!settings.offersStatements) return failed('notOffered', 'SWITCHED_OFF');
      const response = await post('GetStatements', {
        RequestId: requestId,
        NumberOfStatements: numberOfStatements.get(months),
        AccountsFilter: accountIds,
      });
      return read(response, statementsReply, toStatements);
    },

    async deleteLoginAtBank(loginId) {
      const url = `${base}/DeleteCard/${encodeURIComponent(loginId)}`;
      const response = await send({ method: 'DELETE', url, headers: apiKey });
      // Only the status of a success is documented, not its body.
      const done = response.state !== 'unavailable' && response.status >= 200 && response.status < 300;
      if (done) return { ok: true, value: undefined };
      const error = errorOf(response);
      return isUnknownLogin(error) ? { ok: true, value: undefined } : { ok: false, error };
    },

    findWebhookRefusal: (headers) => findWebhookRefusal(settings.webhook, headers[settings.webhook.header]),
    parseWebhook: (headers, body) => parseWebhook(settings.webhook, headers[settings.webhook.header], body),
  };
}

function baseOf({ apiUrl, customerId }: FlinksSettings): string {
  return `${apiUrl}/v3/${customerId}/BankingServices`;
}

function authorisation(settings: FlinksSettings, send: SendToProvider) {
  const base = baseOf(settings);

  async function createAuthorizeToken(): Promise<BankResult<string>> {
    const response = await send({
      method: 'POST',
      url: `${base}/GenerateAuthorizeToken`,
      headers: { 'flinks-auth-key': settings.secretKey },
    });
    return read(response, tokenReply, (reply) => reply.Token);
  }

  async function authorize(loginId: string): Promise<BankResult<ConfirmedLogin>> {
    for (let tryNumber = 1; ; tryNumber += 1) {
      const token = await createAuthorizeToken();
      if (!token.ok) return token;
      const response = await send({
        method: 'POST',
        url: `${base}/Authorize`,
        headers: { 'flinks-auth-key': token.value, 'x-api-key': settings.apiKey },
        body: { LoginId: loginId, MostRecentCached: true },
        once: true,
      });
      if (response.state === 'unavailable' && tryNumber < AUTHORIZE_TRIES) continue;
      // The bank asks its security question again, so the customer has to reconnect.
      if (response.state === 'answered' && response.status === 203) return failed('sessionEnded', 'SECURITY_CHALLENGE');
      return read(response, authorizeReply, (reply) => ({
        requestId: reply.RequestId,
        institution: reply.InstitutionName ?? reply.Institution ?? '',
        tag: reply.Tag ?? undefined,
        loginKind: toLoginKind(reply.Login?.Type),
      }));
    }
  }

  return { createAuthorizeToken, authorize };
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

function failed(kind: BankErrorKind, code: string): { ok: false; error: BankError } {
  return { ok: false, error: { kind, code } };
}

/** A known code is more specific than the status; otherwise the status decides. */
function errorOf(response: ProviderResponse): BankError {
  if (response.state === 'unavailable') return { kind: 'unavailable', code: response.reason };
  const status = `HTTP_${response.status}`;
  if (response.state === 'answered') {
    const code = codeOf(response.json);
    const kind = code === undefined ? undefined : findBankError(code);
    if (code !== undefined && kind !== undefined) return { kind, code };
  }
  return { kind: response.status === 401 || response.status === 403 ? 'notAllowed' : 'unreadable', code: status };
}

function isUnknownLogin(error: BankError): boolean {
  return error.code === 'INVALID_LOGIN' || error.code === 'SESSION_NONEXISTENT';
}

function read<Reply, Value>(
  response: ProviderResponse,
  schema: z.ZodMiniType<Reply>,
  toValue: (reply: Reply) => Value,
): BankResult<Value> {
  if (response.state === 'answered' && response.status === 200) {
    const parsed = schema.safeParse(response.json);
    if (parsed.success) return { ok: true, value: toValue(parsed.data) };
  }
  return { ok: false, error: errorOf(response) };
}

function readTransactions(response: ProviderResponse): BankResult<TransactionsReading> {
  const result = read(response, detailReply, toTransactions);
  if (result.ok || result.error.kind !== 'stillReading') return result;
  return { ok: true, value: { state: 'pending', dispatched: result.error.code === 'OPERATION_DISPATCHED' } };
}

function findWebhookRefusal(
  { secret }: FlinksSettings['webhook'],
  signature: string | string[] | undefined,
): WebhookRefusal | undefined {
  if (secret === undefined) return 'off';
  return typeof signature === 'string' && signatureForm.test(signature) ? undefined : 'signature';
}

function parseWebhook(
  webhook: FlinksSettings['webhook'],
  signature: string | string[] | undefined,
  body: Uint8Array,
): WebhookReading {
  const reason = findWebhookRefusal(webhook, signature);
  if (reason) return { state: 'refused', reason };
  const expected = createHmac('sha256', webhook.secret ?? '')
    .update(body)
    .digest();
  const given = Buffer.from(String(signature), 'base64');
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    return { state: 'refused', reason: 'signature' };

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
