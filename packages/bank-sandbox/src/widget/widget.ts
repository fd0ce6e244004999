import { readFileSync } from 'node:fs';
import { accountsOfLogin, type LogInOutcome, tryLogIn } from '../api/rest-api.ts';
import type { SandboxCode } from '../api/codes.ts';
import type { SandboxLanguage } from '../businesses/stories.ts';
import { DEMO_PASSWORD, demoUsers, SECURITY_ANSWER, securityQuestion } from '../demo-logins.ts';
import { json, type SandboxResponse, type SandboxRequest } from '../http.ts';
import { findInstitution, institutionNames, institutions, type InstitutionName } from '../institutions.ts';
import type { Login, SandboxState, Session } from '../sandbox-state.ts';
import { html, type Html } from './html.ts';
import { widgetPage, type WidgetPage } from './layout.ts';
import { textIn, type WidgetTextKey } from './texts.ts';

const MOST_WRONG_TRIES = 3;
const DIRECT_PATH = '/v2/Credential/';
const notFound: SandboxResponse = { status: 404, type: 'text', body: '' };

interface Visit {
  session: Session;
  parameters: URLSearchParams;
}

/** Why a login failed: shown in the form for wrong input, otherwise as a page title. */
const errorsOfCodes: Partial<Record<SandboxCode, WidgetTextKey>> = {
  INVALID_USERNAME: 'wrongUsername',
  INVALID_PASSWORD: 'wrongPassword',
  DISABLED_INSTITUTION: 'disabledBankTitle',
  DISABLED_LOGIN: 'lockedTitle',
  RETRY_LATER: 'busyTitle',
  NEW_ACCOUNT: 'unfinishedTitle',
  SESSION_EXPIRED: 'expiredTitle',
};

function errorOfCode(code: SandboxCode): WidgetTextKey {
  return errorsOfCodes[code] ?? 'brokenTitle';
}

/** The widget's pages: plain forms, each of which leads to the next page. Visits are lost on a restart. */
export function createWidget(state: SandboxState): (request: SandboxRequest) => SandboxResponse {
  const assets = new Map<string, SandboxResponse>([
    ['/assets/widget.css', { status: 200, type: 'css', body: asset('widget.css') }],
    ['/assets/widget.js', { status: 200, type: 'js', body: asset('widget.js') }],
  ]);
  const visits = new Map<string, Visit>();

  const findVisit = (id: string): Visit | undefined => (state.findSession(id) ? visits.get(id) : undefined);

  const answerOpening = ({ method, path, query }: SandboxRequest): SandboxResponse | undefined => {
    if (method !== 'GET') return undefined;
    if (path === '/') return homePage(toLanguage(query.get('language')));
    if (path.startsWith(DIRECT_PATH)) return open(state, visits, query, path.slice(DIRECT_PATH.length));
    return path === '/v2' || path === '/v2/' ? open(state, visits, query, undefined) : undefined;
  };

  const answerOutside = ({ method, path, query, body }: SandboxRequest): SandboxResponse | undefined => {
    const [, area, id = ''] = /^\/(session|bank)\/([\w-]+)$/u.exec(path) ?? [];
    if (area === undefined) return undefined;
    if (area === 'session') return json(200, { done: findVisit(id)?.session.loginId !== undefined });
    const given = method === 'POST' ? new URLSearchParams(body) : undefined;
    return bankPage(state, findVisit(id), toLanguage(query.get('language')), given);
  };

  const answerStep = ({ method, path, body }: SandboxRequest): SandboxResponse => {
    if (method !== 'POST' || path !== '/v2/step') return notFound;
    const form = new URLSearchParams(body);
    const id = form.get('session') ?? '';
    const visit = findVisit(id);
    return visit ? step(state, visit, form) : expiredPage(toLanguage(form.get('language')), id);
  };

  return (request) =>
    assets.get(request.path) ?? answerOpening(request) ?? answerOutside(request) ?? answerStep(request);
}

function asset(name: string): string {
  return readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
}

function toLanguage(value: string | null): SandboxLanguage {
  return value === 'fr' ? 'fr' : 'en';
}

function open(
  state: SandboxState,
  visits: Map<string, Visit>,
  parameters: URLSearchParams,
  institution: string | undefined,
): SandboxResponse {
  const language = toLanguage(parameters.get('language'));
  if (!state.spendToken(parameters.get('authorizeToken') ?? '')) {
    const messages = [{ step: 'APP_MOUNTED' }, { step: 'TOKEN_INVALID' }];
    return widgetPage({
      language,
      title: textIn(language, 'tokenTitle'),
      body: html``,
      messages,
      asText: isText(parameters),
      isFirst: true,
    });
  }
  const session = state.startSession({ institution: institution ?? null, language, tag: parameters.get('tag') });
  const visit: Visit = { session, parameters };
  visits.set(session.id, visit);
  if (parameters.get('consentEnable') !== 'false') return consentPage(visit, [{ step: 'APP_MOUNTED' }]);
  return startPage(visit, [{ step: 'APP_MOUNTED' }]);
}

type Messages = Record<string, unknown>[];

type Step = (visit: Visit, form: URLSearchParams, state: SandboxState) => SandboxResponse;

const steps = new Map<string | null, Step>([
  ['accept', (visit) => startPage(visit, [{ step: 'COMPONENT_ACCEPT_CONSENT' }])],
  ['deny', (visit) => endPage(visit, 'deniedTitle', [{ step: 'COMPONENT_DENY_CONSENT' }], 'restart')],
  ['restart', (visit) => consentPage(visit, [])],
  ['close', (visit) => endPage(visit, 'closedTitle', [{ step: 'COMPONENT_CLOSE_SESSION' }], 'restart')],
  ['choose', (visit, form) => choose(visit, form.get('institution') ?? visit.session.institution ?? '')],
  ['credentials', (visit, form, state) => submitCredentials(state, visit, form)],
  ['answer', (visit, form, state) => submitAnswer(state, visit, form.get('answer') ?? '')],
  ['accounts', (visit, form, state) => resultPage(state, visit, form.getAll('account'))],
  ['finish', (visit, _form, state) => afterLogin(state, visit, [])],
]);

function step(state: SandboxState, visit: Visit, form: URLSearchParams): SandboxResponse {
  const take = steps.get(form.get('action'));
  return take ? take(visit, form, state) : institutionsPage(visit, form.get('search') ?? '', []);
}

function startPage(visit: Visit, messages: Messages): SandboxResponse {
  const { institution } = visit.session;
  return institution === null ? institutionsPage(visit, '', messages) : choose(visit, institution, messages);
}

function choose(visit: Visit, institution: string, before: Messages = []): SandboxResponse {
  const found = findInstitution(institution);
  if (!found) return institutionsPage(visit, '', before);
  visit.session.institution = institution;
  visit.session.wrongTries = 0;
  const messages = [...before, { step: 'INSTITUTION_SELECTED', institution }];
  if (found.state === 'disabled')
    return endPage(visit, 'disabledBankTitle', [...messages, { step: 'DISABLED_INSTITUTION', institution }], 'back');

  const loaded = [...messages, { step: 'COMPONENT_LOAD_CREDENTIAL', institution }];
  return found.login === 'ownPages' ? ownPagesPage(visit, loaded) : credentialsPage(visit, loaded);
}

function submitCredentials(state: SandboxState, visit: Visit, form: URLSearchParams): SandboxResponse {
  const { session } = visit;
  const institution = session.institution ?? '';
  const messages: Messages = [{ step: 'SUBMIT_CREDENTIAL', institution }];
  session.username = form.get('username') ?? '';
  const outcome = tryLogIn(state, session, {
    institution,
    username: session.username,
    password: form.get('password') ?? '',
  });
  if (outcome.state === 'done') return afterLogin(state, visit, messages);
  if (outcome.state === 'question')
    return questionPage(visit, [...messages, { step: 'COMPONENT_LOAD_MFA', mfaTypes: ['QuestionAndAnswer'] }]);

  return credentialsRefused(visit, outcome.code, [...messages, failure(visit, outcome.code)]);
}

function credentialsRefused(visit: Visit, code: SandboxCode, messages: Messages): SandboxResponse {
  const title = errorOfCode(code);
  if (title !== 'wrongUsername' && title !== 'wrongPassword') return endPage(visit, title, messages, 'back');
  const retry = { step: 'COMPONENT_LOAD_CREDENTIAL_RETRY', institution: visit.session.institution ?? '' };
  return tooManyTries(visit, messages) ?? credentialsPage(visit, [...messages, retry], title);
}

function submitAnswer(state: SandboxState, visit: Visit, response: string): SandboxResponse {
  const { session } = visit;
  const messages: Messages = [{ step: 'SUBMIT_MFA' }];
  const outcome = tryLogIn(state, session, {
    institution: session.institution ?? '',
    username: session.username ?? '',
    answer: response,
  });
  if (outcome.state === 'done') return afterLogin(state, visit, messages);
  const failed = [...messages, failure(visit, 'INVALID_SECURITY_RESPONSE')];
  return (
    tooManyTries(visit, failed) ?? questionPage(visit, [...failed, { step: 'COMPONENT_LOAD_MFA_RETRY' }], 'wrongAnswer')
  );
}

function tooManyTries(visit: Visit, messages: Messages): SandboxResponse | undefined {
  visit.session.wrongTries += 1;
  if (visit.session.wrongTries < MOST_WRONG_TRIES) return undefined;
  return endPage(visit, 'maximumTitle', [...messages, { step: 'MAXIMUM_RETRY_REACHED' }], 'back');
}

function failure({ session }: Visit, code: SandboxCode): Record<string, unknown> {
  return { requestId: session.id, flinksCode: code, institution: session.institution };
}

function loginOf(state: SandboxState, { session }: Visit): Login | undefined {
  return session.loginId === undefined ? undefined : state.findLogin(session.loginId);
}

function afterLogin(state: SandboxState, visit: Visit, messages: Messages): SandboxResponse {
  const login = loginOf(state, visit);
  if (!login) return institutionsPage(visit, '', messages);
  return visit.parameters.get('accountSelectorEnable') === 'true'
    ? accountsPage(state, visit, login, messages)
    : resultPage(state, visit, [], messages);
}

function resultPage(state: SandboxState, visit: Visit, accountIds: string[], before: Messages = []): SandboxResponse {
  const login = loginOf(state, visit);
  if (!login) return institutionsPage(visit, '', before);
  const chosen = accountIds.length > 0 ? { accountId: accountIds.join(',') } : {};
  const url = returnAddress(visit, login, accountIds);
  const result =
    findInstitution(login.institution)?.result === 'url'
      ? { step: 'REDIRECT', url }
      : {
          step: 'REDIRECT',
          institution: login.institution,
          loginId: login.id,
          requestId: visit.session.id,
          ...chosen,
          url,
        };
  const selected = accountIds.map((accountId) => ({ step: 'ACCOUNT_SELECTED', accountId }));
  return page(visit, 'doneTitle', html`<p>${text(visit, 'doneText')}</p>`, [...before, ...selected, result]);
}

/** Return address if the widget fills the whole window; in a frame, it only sends a message. */
function returnAddress({ parameters }: Visit, login: Login, accountIds: readonly string[]): string {
  const url = URL.parse(parameters.get('redirectUrl') ?? '') ?? new URL('http://localhost/');
  url.searchParams.set('loginId', login.id);
  url.searchParams.set('institution', login.institution);
  if (login.tag !== null) url.searchParams.set('tag', login.tag);
  if (accountIds.length > 0) url.searchParams.set('accountId', accountIds.join(','));
  return url.href;
}

const text = (visit: Visit, key: WidgetTextKey, values?: Record<string, string>) =>
  textIn(visit.session.language, key, values);

function isText(parameters: URLSearchParams, institution: string | null = null): boolean {
  return (
    parameters.get('stringify') === 'true' ||
    (institution !== null && findInstitution(institution)?.messagesAsText === true)
  );
}

function form({ session }: Visit, action: string, content: Html, id?: string): Html {
  return html`<form method="post" action="/v2/step" ${id === undefined ? undefined : html`id="${id}"`}>
    <input type="hidden" name="session" value="${session.id}" />
    <input type="hidden" name="language" value="${session.language}" />
    <input type="hidden" name="action" value="${action}" />
    ${content}
  </form>`;
}

function page(
  visit: Visit,
  title: WidgetTextKey,
  body: Html,
  messages: Messages,
  more: Partial<WidgetPage> & { values?: Record<string, string> } = {},
): SandboxResponse {
  const { session, parameters } = visit;
  return widgetPage({
    language: session.language,
    title: text(visit, title, more.values),
    body,
    messages,
    asText: isText(parameters, session.institution),
    before:
      parameters.get('closeEnable') === 'true'
        ? form(visit, 'close', html`<button class="plain">${text(visit, 'close')}</button>`)
        : undefined,
    ...more,
  });
}

function backTo(visit: Visit): Html | undefined {
  return visit.parameters.get('backEnable') === 'false'
    ? undefined
    : form(visit, 'back', html`<button class="plain">${text(visit, 'back')}</button>`);
}

function endPage(visit: Visit, title: WidgetTextKey, messages: Messages, next: 'restart' | 'back'): SandboxResponse {
  const label = next === 'restart' ? 'tryAgain' : 'back';
  const body = form(visit, next, html`<button class="second">${text(visit, label)}</button>`);
  return page(visit, title, body, messages, { before: undefined });
}

function expiredPage(language: SandboxLanguage, requestId: string): SandboxResponse {
  const messages = [{ requestId, flinksCode: 'SESSION_NONEXISTENT' }];
  return widgetPage({ language, title: textIn(language, 'expiredTitle'), body: html``, messages });
}

function consentPage(visit: Visit, before: Messages): SandboxResponse {
  const customer = visit.parameters.get('customerName') ?? text(visit, 'someone');
  const body = html`<p><strong>${customer}</strong> ${text(visit, 'consentText')}</p>
    <div class="row">
      ${form(visit, 'accept', html`<button>${text(visit, 'accept')}</button>`)}
      ${form(visit, 'deny', html`<button class="second">${text(visit, 'deny')}</button>`)}
    </div>`;
  return page(visit, 'consentTitle', body, [...before, { step: 'COMPONENT_LOAD_CONSENT' }], {
    isFirst: before.length > 0,
  });
}

const plain = (value: string) => value.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function institutionsPage(visit: Visit, search: string, before: Messages): SandboxResponse {
  const { language } = visit.session;
  visit.session.institution = null;
  const titleOf = (name: InstitutionName) => institutions[name].title[language];
  const found = institutionNames.filter((name) => plain(titleOf(name)).includes(plain(search)));
  const banks = found.map(
    (name) =>
      html`<li>
        ${form(visit, 'choose', html`<button name="institution" value="${name}">${titleOf(name)}</button>`)}
      </li>`,
  );
  const searchForm = form(
    visit,
    'search',
    html`<label for="search">${text(visit, 'search')}</label>
      <input type="search" id="search" name="search" value="${search}" data-search autocomplete="off" />`,
  );
  const body = html`${searchForm}
    <ul class="banks">
      ${banks}
    </ul>
    <p id="no-bank" role="status" ${found.length > 0 ? html`hidden` : undefined}>${text(visit, 'noBank')}</p>`;
  const messages = [...before, { step: 'COMPONENT_LOAD_INSTITUTION_SELECTOR', cached: false }];
  return page(visit, 'banksTitle', body, messages);
}

function credentialFields(language: SandboxLanguage, error: WidgetTextKey | undefined): Html {
  const label = (key: WidgetTextKey, values?: Record<string, string>) => textIn(language, key, values);
  return html`${error === undefined ? undefined : html`<p class="error" role="alert" id="error">${label(error)}</p>`}
    <label for="username">${label('username')}</label>
    <input
      type="text"
      id="username"
      name="username"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      required
      ${error === undefined ? undefined : html`aria-describedby="error" aria-invalid="true"`}
    />
    <label for="password">${label('password')}</label>
    <input type="password" id="password" name="password" autocomplete="off" required />
    <button>${label('logIn')}</button>`;
}

function demoList(language: SandboxLanguage): Html {
  const users = demoUsers.map(
    ({ username, summary }) =>
      html`<li>
        <button class="plain" type="button" data-fill="${username}" data-password="${DEMO_PASSWORD}">
          ${username}
        </button>
        <span>${summary[language]}</span>
      </li>`,
  );
  return html`<details open>
    <summary>${textIn(language, 'demoUsers')}</summary>
    <p>${textIn(language, 'demoHint', { password: DEMO_PASSWORD })}</p>
    <ul>
      ${users}
    </ul>
  </details>`;
}

function bankTitle({ session }: Visit): string {
  return findInstitution(session.institution ?? '')?.title[session.language] ?? '';
}

function credentialsPage(visit: Visit, messages: Messages, error?: WidgetTextKey): SandboxResponse {
  const { language } = visit.session;
  const body = html`${form(visit, 'credentials', credentialFields(language, error))}${demoList(language)}`;
  return page(visit, 'credentialsTitle', body, messages, { values: { bank: bankTitle(visit) }, after: backTo(visit) });
}

function questionPage(visit: Visit, messages: Messages, error?: WidgetTextKey): SandboxResponse {
  const content = html`${error === undefined ? undefined : html`<p class="error" role="alert" id="error">${text(visit, error)}</p>`}
    <label for="answer">${securityQuestion[visit.session.language]}</label>
    <p class="hint" id="hint">${text(visit, 'questionHint', { answer: SECURITY_ANSWER })}</p>
    <input type="text" id="answer" name="answer" autocomplete="off" aria-describedby="hint" required />
    <button>${text(visit, 'next')}</button>`;
  return page(visit, 'questionTitle', form(visit, 'answer', content), messages, { after: backTo(visit) });
}

function accountsPage(state: SandboxState, visit: Visit, login: Login, before: Messages): SandboxResponse {
  const { parameters } = visit;
  const all = accountsOfLogin(state, login);
  const shown = all.filter(
    ({ Category, Currency }) =>
      (parameters.get('showAllAccounts') === 'true' || Category === 'Operations') &&
      (parameters.get('accountSelectorCurrency')?.toUpperCase() ?? Currency) === Currency,
  );
  const messages = [
    ...before,
    { step: 'COMPONENT_LOAD_ACCOUNT_SELECTION', totalAccounts: all.length, displayedAccounts: shown.length },
  ];
  if (shown.length === 0)
    return page(visit, 'accountsTitle', html`<p>${text(visit, 'noAccount')}</p>`, messages, { after: backTo(visit) });

  const kind = parameters.get('accountSelectorMultiple') === 'true' ? 'checkbox' : 'radio';
  const choices = shown.map(
    ({ Id, Title, AccountNumber, Currency }, index) =>
      html`<label class="choice">
        <input type="${kind}" name="account" value="${Id}" ${index === 0 ? html`checked` : undefined} />
        <span>${Title} … ${AccountNumber.slice(-3)} (${Currency})</span>
      </label>`,
  );
  const content = html`<fieldset>
      <legend>${text(visit, 'accountsTitle')}</legend>
      ${choices}
    </fieldset>
    <button>${text(visit, 'next')}</button>`;
  return page(visit, 'accountsTitle', form(visit, 'accounts', content), messages, { after: backTo(visit) });
}

function ownPagesPage(visit: Visit, messages: Messages): SandboxResponse {
  const { session, parameters } = visit;
  const wholeWindow = parameters.get('oauthWindowRedirect') === 'true';
  const address = `/bank/${session.id}?language=${session.language}`;
  const link = wholeWindow
    ? html`<a class="button" target="_top" href="${address}">${text(visit, 'goToBank')}</a>`
    : html`<a class="button" target="_blank" href="${address}" data-pop-up="/session/${session.id}">
          ${text(visit, 'goToBank')}
        </a>
        <p role="status" id="waiting" hidden>${text(visit, 'waiting')}</p>
        <p class="error" role="alert" id="blocked" hidden>${text(visit, 'popUpBlocked')}</p>
        ${form(visit, 'finish', html``, 'finish')}`;
  const body = html`<p>${text(visit, 'ownPagesText')}</p>
    ${link}`;
  return page(visit, 'ownPagesTitle', body, messages, { values: { bank: bankTitle(visit) }, after: backTo(visit) });
}

function bankPage(
  state: SandboxState,
  visit: Visit | undefined,
  language: SandboxLanguage,
  given: URLSearchParams | undefined,
): SandboxResponse {
  if (!visit) return expiredPage(language, '');
  const outcome = given && tryLogInAtBank(state, visit, given);
  if (outcome?.state === 'done') return bankDonePage(visit, outcome.login);
  const error = outcome?.state === 'failed' ? errorOfCode(outcome.code) : undefined;
  const body = html`<form method="post">${credentialFields(language, error)}</form>
    ${demoList(language)}`;
  return page(visit, 'credentialsTitle', body, [], { values: { bank: bankTitle(visit) }, before: undefined });
}

function tryLogInAtBank(state: SandboxState, { session }: Visit, given: URLSearchParams): LogInOutcome {
  return tryLogIn(state, session, {
    institution: session.institution ?? '',
    username: given.get('username') ?? '',
    password: given.get('password') ?? '',
  });
}

function bankDonePage(visit: Visit, login: Login): SandboxResponse {
  if (visit.parameters.get('oauthWindowRedirect') === 'true')
    return { status: 303, type: 'text', body: '', headers: { location: returnAddress(visit, login, []) } };

  const body = html`<p data-close-window>${text(visit, 'doneText')}</p>`;
  return page(visit, 'windowDoneTitle', body, [], { before: undefined });
}

function homePage(language: SandboxLanguage): SandboxResponse {
  const body = html`<p>${textIn(language, 'homeText')}</p>
    ${demoList(language)}`;
  return widgetPage({ language, title: textIn(language, 'product'), body, isFirst: true });
}
