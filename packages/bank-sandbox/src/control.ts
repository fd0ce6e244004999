import { createHmac } from 'node:crypto';
import { tryLogIn, webhookBody } from './api/rest-api.ts';
import { SECURITY_ANSWER } from './demo-logins.ts';
import { json, readObject, textOf, type SandboxResponse, type SandboxRequest } from './http.ts';
import type { ForcedError, SandboxState } from './sandbox-state.ts';

export interface WebhookSignature {
  secret: string;
  header: string;
}

/**
 * Controls for tests and developers that the real provider lacks: `PUT /sandbox/faults` (`{faults: […]}`, empty for
 * none), `POST /sandbox/connections` (acts as a person in the widget), `POST /sandbox/webhooks` (sends a webhook), `GET
 * /sandbox/logins`.
 */
export async function respondToControl(
  state: SandboxState,
  signature: WebhookSignature,
  { method, path, body }: SandboxRequest,
): Promise<SandboxResponse> {
  const given = readObject(body);
  switch (`${method} ${path}`) {
    case 'PUT /sandbox/faults':
      state.faults = (given.faults ?? []) as ForcedError[];
      return json(200, state.faults);
    case 'POST /sandbox/connections':
      return connect(state, given);
    case 'POST /sandbox/webhooks':
      return sendWebhook(state, signature, given);
    case 'GET /sandbox/logins':
      return json(200, state.logins());
    default:
      return { status: 404, type: 'text', body: '' };
  }
}

function connect(state: SandboxState, given: Record<string, unknown>): SandboxResponse {
  const institution = textOf(given.institution) || 'MapleBank';
  const session = state.startSession({
    institution,
    language: given.language === 'fr' ? 'fr' : 'en',
    tag: textOf(given.tag) || null,
  });
  const username = textOf(given.username) || 'steady';
  const outcome = tryLogIn(state, session, { institution, username, answer: SECURITY_ANSWER });
  if (outcome.state === 'done') return json(200, { loginId: outcome.login.id, requestId: session.id, institution });
  return json(422, {
    flinksCode: outcome.state === 'failed' ? outcome.code : 'QUESTION_NOT_FOUND',
    requestId: session.id,
  });
}

async function sendWebhook(
  state: SandboxState,
  { secret, header }: WebhookSignature,
  given: Record<string, unknown>,
): Promise<SandboxResponse> {
  const content = webhookBody(state, textOf(given.requestId), textOf(given.responseType) || 'GetAccountsDetail');
  if (!content) return json(422, { flinksCode: 'SESSION_NONEXISTENT' });
  const body = JSON.stringify(content);
  const response = await fetch(textOf(given.url), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [header]: createHmac('sha256', secret).update(body).digest('base64'),
    },
    body,
  });
  return json(200, { status: response.status });
}
