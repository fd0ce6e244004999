import {
  accountReply,
  accountsOf,
  transactionReplies,
  type LoginSeed,
  type PlannedAccount,
} from '../businesses/accounts.ts';
import { dayOf } from '../businesses/calendar.ts';
import type { SandboxLanguage } from '../businesses/stories.ts';
import {
  DEMO_PASSWORD,
  findDemoLogin,
  isRightAnswer,
  securityQuestion,
  storyOf,
  type DemoLogin,
} from '../demo-logins.ts';
import { json, readObject, textOf, type SandboxResponse, type SandboxRequest } from '../http.ts';
import { findInstitution } from '../institutions.ts';
import type { Login, SandboxState, Session } from '../sandbox-state.ts';
import { statementReplies } from '../statements/statement-replies.ts';
import { coded, isSandboxCode, type SandboxCode } from './codes.ts';

export interface ApiAccess {
  customerId: string;
  secretKey: string;
  apiKey: string;
}

const DAYS = new Map([
  ['Days90', 90],
  ['Days365', 365],
]);
const USUAL_DAYS = 90;
const POLL_CALL = 'GetAccountsDetailAsync';
const DELETE_CALL = 'DeleteCard';

export function findCall(path: string, { customerId }: ApiAccess): { call: string; argument: string } | undefined {
  const start = `/v3/${customerId}/BankingServices/`;
  if (!path.startsWith(start)) return undefined;
  const [call = '', argument = ''] = path.slice(start.length).split('/');
  return { call, argument: decodeURIComponent(argument) };
}

interface AccountsCall {
  state: SandboxState;
  session: Session;
  login: Login;
  reader: Reader;
  body: Record<string, unknown>;
}

type AccountsAnswer = (call: AccountsCall) => SandboxResponse | Promise<SandboxResponse>;

const accountsAnswers = new Map<string, AccountsAnswer>([
  ['GetAccountsSummary', summary],
  ['GetAccountsDetail', requestDetail],
  [POLL_CALL, pollDetail],
  ['GetStatements', statements],
]);

export async function respond(
  state: SandboxState,
  access: ApiAccess,
  { call, argument }: { call: string; argument: string },
  request: SandboxRequest,
): Promise<SandboxResponse> {
  const body = readObject(request.body);
  const key = textOf(request.headers['flinks-auth-key']);
  if (call === 'GenerateAuthorizeToken') return authorizeToken(state, key === access.secretKey);
  if (call === 'Authorize') return authorize(state, key, body);
  if (request.headers['x-api-key'] !== access.apiKey) return coded('UNAUTHORIZED');
  if (call === DELETE_CALL && request.method === 'DELETE') return deleteCard(state, argument);

  const requestId = call === POLL_CALL ? argument : textOf(body.RequestId);
  return answerAboutAccounts(state, requestId, body, accountsAnswers.get(call));
}

async function answerAboutAccounts(
  state: SandboxState,
  requestId: string,
  body: Record<string, unknown>,
  response: AccountsAnswer | undefined,
): Promise<SandboxResponse> {
  const session = state.findSession(requestId);
  const login = session?.loginId === undefined ? undefined : state.findLogin(session.loginId);
  if (!session || !login) return coded('SESSION_NONEXISTENT');
  if (!response) return { status: 404, type: 'text', body: '' };
  return response({ state, session, login, reader: readerOf(state, session, login), body });
}

function authorizeToken(state: SandboxState, isAllowed: boolean): SandboxResponse {
  return isAllowed ? json(200, { HttpStatusCode: 200, Token: state.makeToken() }) : coded('UNAUTHORIZED');
}

function summary({ reader }: AccountsCall): SandboxResponse {
  const accounts = reader.accounts([]).map((account) => accountReply(account, reader.seed));
  return json(200, { ...reader.head(), Accounts: accounts });
}

function requestDetail({ state, session, body }: AccountsCall): SandboxResponse {
  const days = DAYS.get(textOf(body.DaysOfTransactions)) ?? USUAL_DAYS;
  session.detail = { accountIds: accountIdsOf(body), days, polls: 0 };
  state.save();
  return pendingReply(session, 'OPERATION_PENDING');
}

async function statements({ login, reader, body }: AccountsCall): Promise<SandboxResponse> {
  const replies = await statementReplies(
    reader.accounts(accountIdsOf(body)),
    reader.seed,
    reader.today,
    textOf(body.NumberOfStatements),
    findInstitution(login.institution)?.title[login.language] ?? login.institution,
  );
  return json(200, { ...reader.head(), StatementsByAccount: replies });
}

function accountIdsOf({ AccountsFilter: filter }: Record<string, unknown>): string[] {
  return Array.isArray(filter) ? filter.map(textOf) : [];
}

export type LogInOutcome =
  { state: 'done'; login: Login } | { state: 'question' } | { state: 'failed'; code: SandboxCode };

interface GivenLogin {
  institution: string;
  username: string;
  password?: string;
  answer?: string;
}

export function tryLogIn(state: SandboxState, session: Session, given: GivenLogin): LogInOutcome {
  const institution = findInstitution(given.institution);
  const code = refusalByBank(institution) ?? refusalOfUser(given);
  if (code !== undefined) return { state: 'failed', code };
  if (institution?.asksQuestion === true) {
    if (given.answer === undefined) return { state: 'question' };
    if (!isRightAnswer(given.answer)) return { state: 'failed', code: 'INVALID_SECURITY_RESPONSE' };
  }
  return { state: 'done', login: state.logIn(session, given.institution, given.username) };
}

function refusalByBank(institution: ReturnType<typeof findInstitution>): SandboxCode | undefined {
  if (!institution || institution.state === 'disabled') return 'DISABLED_INSTITUTION';
  return institution.state === 'busy' ? 'RETRY_LATER' : undefined;
}

function refusalOfUser({ username, password }: GivenLogin): SandboxCode | undefined {
  const demo = findDemoLogin(username);
  if (!demo) return 'INVALID_USERNAME';
  if (password !== undefined && password !== DEMO_PASSWORD) return 'INVALID_PASSWORD';
  return demo.code !== undefined && isSandboxCode(demo.code) ? demo.code : undefined;
}

function authorize(state: SandboxState, token: string, body: Record<string, unknown>): SandboxResponse {
  const asked = state.findSession(textOf(body.RequestId));
  if (asked && body.SecurityResponses !== undefined) return answerQuestion(state, asked, body.SecurityResponses);
  if (!state.spendToken(token)) return coded('UNAUTHORIZED');
  if (body.MostRecentCached === true) {
    const login = state.findLogin(textOf(body.LoginId));
    if (!login) return coded('INVALID_LOGIN');
    const session = state.startSession({ institution: login.institution, language: login.language, tag: login.tag });
    session.loginId = login.id;
    session.username = login.username;
    state.save();
    return authorized(session, login);
  }
  const session = state.startSession({
    institution: textOf(body.Institution),
    language: body.Language === 'fr' ? 'fr' : 'en',
    tag: textOf(body.Tag) || null,
  });
  session.username = textOf(body.Username);
  const outcome = tryLogIn(state, session, {
    institution: textOf(body.Institution),
    username: textOf(body.Username),
    password: textOf(body.Password),
  });
  return authorizeReply(session, outcome);
}

function answerQuestion(state: SandboxState, session: Session, responses: unknown): SandboxResponse {
  const answers = Object.values(typeof responses === 'object' && responses !== null ? responses : {}).flat();
  const outcome = tryLogIn(state, session, {
    institution: session.institution ?? '',
    username: session.username ?? '',
    answer: textOf(answers[0]),
  });
  return authorizeReply(session, outcome);
}

function authorizeReply(session: Session, outcome: LogInOutcome): SandboxResponse {
  if (outcome.state === 'done') return authorized(session, outcome.login);
  if (outcome.state === 'failed') return coded(outcome.code, { RequestId: session.id });
  return json(203, {
    HttpStatusCode: 203,
    SecurityChallenges: [{ Type: 'QuestionAndAnswer', Prompt: securityQuestion[session.language] }],
    Institution: session.institution,
    RequestId: session.id,
    Links: [{ rel: 'Authorization', href: '/Authorize', example: null }],
  });
}

/** The provider's documented response to a login, without the tag. */
function authorized(session: Session, login: Login): SandboxResponse {
  return json(200, {
    HttpStatusCode: 200,
    RequestId: session.id,
    ...institutionReply(login),
    Login: loginReply(login),
    Links: [{ rel: 'AccountsDetail', href: '/GetAccountsDetail', example: null }],
  });
}

function institutionReply({ institution, language }: Login) {
  const found = findInstitution(institution);
  return {
    Institution: institution,
    InstitutionName: found?.title[language] ?? institution,
    InstitutionId: found?.id ?? 0,
  };
}

function loginReply(login: Login) {
  const demo = findDemoLogin(login.username);
  return {
    Username: login.username,
    IsScheduledRefresh: false,
    LastRefresh: login.refreshedAt,
    Type: demo ? storyOf(demo).loginType : null,
    Id: login.id,
  };
}

function deleteCard(state: SandboxState, loginId: string): SandboxResponse {
  const login = state.findLogin(loginId);
  if (!login) return coded('INVALID_LOGIN');
  const demo = findDemoLogin(login.username);
  const isBusy = state
    .sessionsOf(loginId)
    .some(({ detail }) => detail !== undefined && detail.polls < (demo?.pendingPolls ?? 0));
  if (isBusy) return coded('CARD_IN_USE');
  state.deleteLogin(loginId);
  return json(200, { HttpStatusCode: 200, Message: 'The card was deleted' });
}

interface Reader {
  seed: LoginSeed;
  demo: DemoLogin;
  today: string;
  head(): Record<string, unknown>;
  accounts(accountIds: readonly string[]): PlannedAccount[];
}

function readerOf(state: SandboxState, session: Session, login: Login): Reader {
  const demo = findDemoLogin(login.username) ?? {
    story: 'steady',
    pendingPolls: 0,
    dispatched: false,
    code: undefined,
  };
  const seed = seedOf(login, demo);
  const today = dayOf(state.now());
  return {
    seed,
    demo,
    today,
    head: () => ({
      HttpStatusCode: 200,
      RequestId: session.id,
      ...institutionReply(login),
      Tag: session.tag,
      Login: loginReply(login),
    }),
    accounts: (accountIds) =>
      accountsOf(seed, today).filter(({ id }) => accountIds.length === 0 || accountIds.includes(id)),
  };
}

function seedOf(
  login: { institution: string; username: string; language: SandboxLanguage },
  demo: DemoLogin,
): LoginSeed {
  return { seed: `${login.institution}:${login.username}`, story: storyOf(demo), language: login.language };
}

export function accountsOfLogin(state: SandboxState, login: Login) {
  const demo = findDemoLogin(login.username);
  if (!demo) return [];
  const seed = seedOf(login, demo);
  return accountsOf(seed, dayOf(state.now())).map((account) => accountReply(account, seed));
}

function pendingReply(session: Session, code: 'OPERATION_PENDING' | 'OPERATION_DISPATCHED'): SandboxResponse {
  return coded(code, {
    RequestId: session.id,
    Links: [{ rel: POLL_CALL, href: `/${POLL_CALL}`, example: `/${POLL_CALL}/${session.id}` }],
  });
}

function pollDetail({ state, session, reader }: AccountsCall): SandboxResponse {
  const { detail } = session;
  if (!detail) return coded('INVALID_REQUEST');
  detail.polls += 1;
  state.save();
  if (detail.polls <= reader.demo.pendingPolls)
    return pendingReply(session, reader.demo.dispatched ? 'OPERATION_DISPATCHED' : 'OPERATION_PENDING');

  return json(200, detailReply(session, reader, detail));
}

function detailReply(session: Session, reader: Reader, { accountIds, days }: NonNullable<Session['detail']>) {
  return {
    ...reader.head(),
    Accounts: reader.accounts(accountIds).map((account) => ({
      ...accountReply(account, reader.seed),
      Transactions: transactionReplies(account, reader.seed, reader.today, days),
    })),
  };
}

export function webhookBody(
  state: SandboxState,
  requestId: string,
  responseType: string,
): Record<string, unknown> | undefined {
  const session = state.findSession(requestId);
  const login = session?.loginId === undefined ? undefined : state.findLogin(session.loginId);
  if (!session || !login) return undefined;
  const reader = readerOf(state, session, login);
  const detail = session.detail ?? { accountIds: [], days: 365, polls: 0 };
  return { ResponseType: responseType, ...detailReply(session, reader, detail) };
}
