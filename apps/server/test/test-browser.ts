import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Problem } from '@portal/contract/problem';
import { requestLogin, verifyCode } from '@portal/contract/operations/auth';
import { checkEligibility, submitNotEligible } from '@portal/contract/operations/eligibility';
import type { Operation } from '@portal/contract/operations/operation';
import type * as z from 'zod/mini';
import { codeIn } from './outside/inbox.ts';
import type { TestServer } from './test-context.ts';

export type ResponseOf<O extends Operation> = O['response'] extends z.ZodMiniType ? z.output<O['response']> : undefined;

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** `body` throws unless the status is 2xx, `problem` if it is. */
export interface CallResult<O extends Operation> {
  readonly status: number;
  readonly response: LightMyRequestResponse;
  readonly body: ResponseOf<O>;
  readonly problem: Problem;
}

export interface TestBrowser {
  readonly cookies: Map<string, string>;
  accessToken: string | undefined;
  origin: string | undefined;
  host: string | undefined;
  call<O extends Operation>(operation: O, input?: CallInput): Promise<CallResult<O>>;
}

let browsers = 0;

export function openBrowser(server: TestServer, remoteAddress?: string): TestBrowser {
  browsers += 1;
  const address =
    remoteAddress ?? `10.${String((browsers >> 16) & 255)}.${String((browsers >> 8) & 255)}.${String(browsers & 255)}`;
  const cookies = new Map<string, string>();
  const browser: TestBrowser = {
    cookies,
    accessToken: undefined,
    origin: undefined,
    host: undefined,
    call: async (operation, input = {}) => {
      const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => input.params?.[name] ?? '');
      const request = {
        method: operation.method,
        url: path,
        query: input.query ?? {},
        remoteAddress: address,
        cookies: Object.fromEntries(cookies),
        headers: {
          ...(browser.accessToken === undefined ? {} : { authorization: `Bearer ${browser.accessToken}` }),
          ...(browser.host === undefined ? {} : { host: browser.host }),
          ...(browser.origin === undefined ? {} : { origin: browser.origin }),
          ...input.headers,
        },
        ...(input.body === undefined ? {} : { payload: input.body as object }),
      };
      const response = await (operation.stream ? beginningOf(server, request) : server.app.inject(request));
      for (const cookie of response.cookies) {
        if (cookie.value === '') cookies.delete(cookie.name);
        else cookies.set(cookie.name, cookie.value);
      }
      return resultOf(operation, response);
    },
  };
  return browser;
}

export function openProgram(server: TestServer, key: string): TestBrowser {
  const program = openBrowser(server);
  program.accessToken = key;
  return program;
}

async function beginningOf(server: TestServer, request: InjectOptions): Promise<LightMyRequestResponse> {
  const response = await server.app.inject({ ...request, payloadAsStream: true });
  response.stream().destroy();
  return response.statusCode < 400 ? Object.assign(response, { body: '' }) : server.app.inject(request);
}

function resultOf<O extends Operation>(operation: O, response: LightMyRequestResponse): CallResult<O> {
  const isOk = response.statusCode >= 200 && response.statusCode < 300;
  return {
    status: response.statusCode,
    response,
    get body() {
      if (!isOk) throw new Error(`${operation.operationId} was refused: ${response.statusCode} ${response.body}`);
      return (response.body === '' ? undefined : response.json()) as ResponseOf<O>;
    },
    get problem() {
      if (isOk) throw new Error(`${operation.operationId} was not refused`);
      return response.json<Problem>();
    },
  };
}

export function bodyOf<O extends Operation>(result: CallResult<O>): ResponseOf<O> {
  return result.body;
}

export const eligibleAnswers = {
  timeInBusiness: 2,
  timeInBusinessUnit: 'years',
  annualRevenue: 240_000,
  acceptedTerms: true,
  language: 'en',
} as const;

export async function signUp(
  server: TestServer,
  email: string,
  { language = 'en' }: { language?: 'en' | 'fr' } = {},
): Promise<{ browser: TestBrowser; customerId: string }> {
  const browser = openBrowser(server);
  bodyOf(await browser.call(checkEligibility, { body: { ...eligibleAnswers, email, language } }));
  return { browser, customerId: await enterCode(server, browser, email) };
}

export async function submitLead(server: TestServer, email: string, clientAddress?: string): Promise<void> {
  const body = { ...eligibleAnswers, annualRevenue: 1000, email, language: 'fr' };
  bodyOf(await openBrowser(server, clientAddress).call(submitNotEligible, { body }));
}

export async function logIn(
  server: TestServer,
  email: string,
  { browser = openBrowser(server), rememberMe = false }: { browser?: TestBrowser; rememberMe?: boolean } = {},
): Promise<{ browser: TestBrowser; customerId: string }> {
  bodyOf(await browser.call(requestLogin, { body: { email, rememberMe, language: 'en' } }));
  return { browser, customerId: await enterCode(server, browser, email) };
}

async function enterCode(server: TestServer, browser: TestBrowser, email: string): Promise<string> {
  const code = codeIn(await server.inbox.waitFor(email));
  const { body: response } = await browser.call(verifyCode, { body: { code } });
  if (response.outcome !== 'signedIn') throw new Error('The address has several contacts');
  browser.accessToken = response.accessToken;
  return response.session.customerId;
}
