import { type ClientRequest, request as httpRequest } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Problem } from '@portal/contract/problem';
import { regenerateTokens, verifyCode } from '@portal/contract/operations/auth';
import { checkEligibility } from '@portal/contract/operations/eligibility';
import type { Operation } from '@portal/contract/operations/operation';
import type { Mail } from '../src/platform/mailer/index.ts';
import { codeIn } from './outside/inbox.ts';
import { type ResponseOf, type CallInput, eligibleAnswers } from './test-browser.ts';

const MAIL_TIMEOUT_MS = 60_000;
const TIMEOUT_MS = 30_000;
const RETRY_MS = 50;
/** 503 comes from the server, the others from a balancer whose server disappeared. */
const away = new Set([502, 503, 504]);

/** There was no response, or one that says the database is down: whether the call took effect is unknown. */
export class ResponseLost extends Error {
  override readonly name = 'AnswerLost';
  /** Retry-After of a 503; undefined without a response. */
  readonly retryAfter: string | null | undefined;
  constructor(message: string, { cause, retryAfter }: { cause?: unknown; retryAfter?: string | null } = {}) {
    super(message, { cause });
    this.retryAfter = retryAfter;
  }
}

/** Retries lost responses for at most half a minute. Only for calls that are safe to repeat. */
export async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ResponseLost) || Date.now() > giveUpAt) throw error;
      await delay(RETRY_MS);
    }
  }
}

export interface RemoteBrowser {
  call<O extends Operation>(operation: O, input?: CallInput): Promise<ResponseOf<O>>;
  /** Uploads a PDF; awaits `half` once the first half is written. */
  upload<O extends Operation>(operation: O, input: Upload): Promise<ResponseOf<O>>;
  renew(): Promise<void>;
  at(origin: string): RemoteBrowser;
}

export interface Upload {
  params: Record<string, string>;
  fileName: string;
  content: Buffer;
  half?: () => Promise<void>;
}

export async function signUpRemotely(
  origin: string,
  email: string,
  findMail: (email: string) => Promise<Pick<Mail, 'text'> | undefined> = (to) => findInInbox(origin, to),
): Promise<RemoteBrowser> {
  const cookies = new Map<string, string>();
  let accessToken: string | undefined;

  const headersOf = (more: Record<string, string> = {}) => ({
    ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
    ...(cookies.size === 0 ? {} : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    ...more,
  });

  const browserAt = (server: string): RemoteBrowser => ({
    at: browserAt,
    call: async (operation, { params = {}, body, headers } = {}) => {
      const sent = await fetch(`${server}${pathOf(operation, params)}`, {
        method: operation.method.toUpperCase(),
        headers: headersOf({ ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers }),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }).then(
        async (reply) => ({
          status: reply.status,
          text: await reply.text(),
          retryAfter: reply.headers.get('retry-after'),
          cookies: reply.headers.getSetCookie(),
        }),
        (cause: unknown) => Promise.reject(new ResponseLost('The connection broke', { cause })),
      );
      for (const cookie of sent.cookies) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      return respondIn(operation, sent);
    },
    upload: async (operation, upload) =>
      respondIn(operation, await sendFile(`${server}${pathOf(operation, upload.params)}`, headersOf(), upload)),
    renew: async () => {
      ({ accessToken } = await browserAt(server).call(regenerateTokens));
    },
  });
  const browser = browserAt(origin);

  await withRetries(() => browser.call(checkEligibility, { body: { ...eligibleAnswers, email } }));
  const code = codeIn(await waitForMail(() => findMail(email)));
  const proof = await withRetries(() => browser.call(verifyCode, { body: { code } }));
  if (proof.outcome !== 'signedIn') throw new Error('The address has several contacts');
  ({ accessToken } = proof);
  return browser;
}

function pathOf(operation: Operation, params: Record<string, string>): string {
  return operation.path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => params[name] ?? '');
}

interface Received {
  status: number;
  text: string;
  retryAfter?: string | null;
}

function respondIn<O extends Operation>(operation: O, { status, text, retryAfter = null }: Received): ResponseOf<O> {
  if (away.has(status)) throw new ResponseLost(`Answered with ${String(status)}: ${text}`, { retryAfter });
  if (status < 200 || status > 299) {
    const problem = JSON.parse(text) as Problem;
    throw new Error(`${operation.operationId} was refused: ${problem.status} ${problem.code}`);
  }
  return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<O>;
}

async function findInInbox(origin: string, email: string): Promise<Mail | undefined> {
  const mails = (await (await fetch(`${origin}/dev/inbox.json`)).json()) as Mail[];
  return mails.find(({ to }) => to === email);
}

async function waitForMail<Found>(find: () => Promise<Found | undefined>): Promise<Found> {
  const waitUntil = Date.now() + MAIL_TIMEOUT_MS;
  while (Date.now() < waitUntil) {
    const mail = await find();
    if (mail) return mail;
    await delay(RETRY_MS);
  }
  throw new Error('No code arrived');
}

const BOUNDARY = 'portal-test-boundary';

async function sendFile(
  url: string,
  headers: Record<string, string>,
  { fileName, content, half }: Upload,
): Promise<Received> {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const outgoing = httpRequest(url, {
    method: 'POST',
    // A separate connection, because a kept-alive one may belong to a killed server.
    agent: false,
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'content-length': String(body.length),
    },
  });
  const response = receive(outgoing);
  // Handled below; until then a rejection must not end the process.
  response.catch(() => undefined);
  const firstHalf = body.subarray(0, body.length / 2);
  const written = new Promise((resolve) => outgoing.write(firstHalf, resolve));
  if (half) {
    await written;
    await half();
  }
  outgoing.end(body.subarray(body.length / 2));
  return response;
}

function receive(outgoing: ClientRequest): Promise<Received> {
  return new Promise((resolve, reject) => {
    const lost = (cause: unknown): void => reject(new ResponseLost('The connection broke', { cause }));
    outgoing.on('error', lost);
    outgoing.on('response', (incoming) => {
      let text = '';
      incoming.setEncoding('utf8');
      incoming.on('data', (part: string) => (text += part));
      incoming.on('error', lost);
      incoming.on('end', () =>
        resolve({ status: incoming.statusCode ?? 0, text, retryAfter: incoming.headers['retry-after'] ?? null }),
      );
    });
  });
}
