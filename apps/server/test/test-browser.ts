import type { LightMyRequestResponse } from 'fastify';
import type { Problem } from '@portal/contract/problem';
import { requestLogin, verifyCode } from '@portal/contract/operations/auth';
import { checkEligibility, submitNotEligible } from '@portal/contract/operations/eligibility';
import type { Operation } from '@portal/contract/operations/operation';
import type * as z from 'zod/mini';
import { codeIn } from './inbox.ts';
import type { TestServer } from './test-context.ts';

export type AnswerOf<O extends Operation> = O['answer'] extends z.ZodMiniType ? z.output<O['answer']> : undefined;

export interface CallInput {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer; `answer` throws where the status is not 2xx, `problem` where it is. */
export interface CallResult<O extends Operation> {
  readonly status: number;
  readonly response: LightMyRequestResponse;
  readonly answer: AnswerOf<O>;
  readonly problem: Problem;
}

/** A browser with its own cookies, access token and address, as the server sees it. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  accessToken: string | undefined;
  call<O extends Operation>(operation: O, input?: CallInput): Promise<CallResult<O>>;
}

let browsers = 0;

/** Each browser calls from an address of its own unless told which. */
export function openBrowser(server: TestServer, remoteAddress?: string): TestBrowser {
  browsers += 1;
  const address =
    remoteAddress ?? `10.${String((browsers >> 16) & 255)}.${String((browsers >> 8) & 255)}.${String(browsers & 255)}`;
  const cookies = new Map<string, string>();
  const browser: TestBrowser = {
    cookies,
    accessToken: undefined,
    call: async (operation, input = {}) => {
      const path = operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => input.params?.[name] ?? '');
      const response = await server.app.inject({
        method: operation.method,
        url: path,
        query: input.query ?? {},
        remoteAddress: address,
        cookies: Object.fromEntries(cookies),
        headers: {
          ...(browser.accessToken === undefined ? {} : { authorization: `Bearer ${browser.accessToken}` }),
          ...input.headers,
        },
        ...(input.body === undefined ? {} : { payload: input.body as object }),
      });
      for (const cookie of response.cookies) {
        if (cookie.value === '') cookies.delete(cookie.name);
        else cookies.set(cookie.name, cookie.value);
      }
      return resultOf(operation, response);
    },
  };
  return browser;
}

function resultOf<O extends Operation>(operation: O, response: LightMyRequestResponse): CallResult<O> {
  const isOk = response.statusCode >= 200 && response.statusCode < 300;
  return {
    status: response.statusCode,
    response,
    get answer() {
      if (!isOk) throw new Error(`${operation.operationId} was refused: ${response.statusCode} ${response.body}`);
      return (response.body === '' ? undefined : response.json()) as AnswerOf<O>;
    },
    get problem() {
      if (isOk) throw new Error(`${operation.operationId} was not refused`);
      return response.json<Problem>();
    },
  };
}

/** The answer of a call that must succeed. */
export function answerOf<O extends Operation>(result: CallResult<O>): AnswerOf<O> {
  return result.answer;
}

export const eligibleAnswers = {
  timeInBusiness: 2,
  timeInBusinessUnit: 'years',
  annualRevenue: 240_000,
  acceptedTerms: true,
  language: 'en',
} as const;

/** Makes a customer of this address by the eligibility check, signed in in a browser of her own. */
export async function signUp(
  server: TestServer,
  email: string,
  { language = 'en' }: { language?: 'en' | 'fr' } = {},
): Promise<{ browser: TestBrowser; customerId: string }> {
  const browser = openBrowser(server);
  answerOf(await browser.call(checkEligibility, { body: { ...eligibleAnswers, email, language } }));
  return { browser, customerId: await enterCode(server, browser, email) };
}

/** Leaves this address as somebody who is not eligible yet. */
export async function submitLead(server: TestServer, email: string, clientAddress?: string): Promise<void> {
  const body = { ...eligibleAnswers, annualRevenue: 1000, email, language: 'fr' };
  answerOf(await openBrowser(server, clientAddress).call(submitNotEligible, { body }));
}

/** Logs a customer in with the code of a mail. */
export async function logIn(
  server: TestServer,
  email: string,
  { browser = openBrowser(server), rememberMe = false }: { browser?: TestBrowser; rememberMe?: boolean } = {},
): Promise<{ browser: TestBrowser; customerId: string }> {
  answerOf(await browser.call(requestLogin, { body: { email, rememberMe, language: 'en' } }));
  return { browser, customerId: await enterCode(server, browser, email) };
}

async function enterCode(server: TestServer, browser: TestBrowser, email: string): Promise<string> {
  const code = codeIn(await server.inbox.waitFor(email));
  const { answer } = await browser.call(verifyCode, { body: { code } });
  if (answer.outcome !== 'signedIn') throw new Error('The address has several contacts');
  browser.accessToken = answer.accessToken;
  return answer.session.customerId;
}
