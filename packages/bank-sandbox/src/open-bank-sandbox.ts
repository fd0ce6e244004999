import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { coded, isSandboxCode } from './api/codes.ts';
import { type ApiAccess, respond, findCall } from './api/rest-api.ts';
import { respondToControl } from './control.ts';
import { DEMO_PASSWORD, demoUsers, SECURITY_ANSWER } from './demo-logins.ts';
import { json, readRequest, send, type SandboxResponse } from './http.ts';
import { SandboxState, type ForcedError } from './sandbox-state.ts';
import { createWidget } from './widget/widget.ts';

export interface BankSandboxOptions {
  host: string;
  port: number;
  publicHost: string;
  now: () => Date;
  webhookHeader: string;
  /** File that preserves logins across restarts; without it they are lost. */
  stateFile?: string;
}

export interface BankSandbox {
  url: string;
  access: ApiAccess & { apiUrl: string; connectUrl: string };
  webhookSecret: string;
  lines: readonly string[];
  close(): Promise<void>;
}

const access: ApiAccess = {
  customerId: 'sandbox-customer',
  secretKey: 'sandbox-secret-key',
  apiKey: 'sandbox-api-key',
};
const WEBHOOK_SECRET = 'sandbox-webhook-secret';
const everyAddress = ['0.0.0.0', '::', 'localhost'];
const LOOPBACK = '127.0.0.1';

/** Starts a sandbox of the bank aggregator: widget, REST API and webhooks. Rejects if it cannot listen. */
export async function openBankSandbox(options: BankSandboxOptions): Promise<BankSandbox> {
  const state = new SandboxState(options.now, options.stateFile);
  const respondToWidget = createWidget(state);
  const signature = { secret: WEBHOOK_SECRET, header: options.webhookHeader };
  const result = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const read = await readRequest(request);
    if (!read) {
      send(response, { status: 413, type: 'text', body: '' });
      return;
    }
    const call = findCall(read.path, access);
    if (call) {
      const error = state.takeForcedError(call.call);
      const instead = error && (await strike(error, response));
      if (instead === 'nothing') return;
      send(response, instead ?? (await respond(state, access, call, read)));
      return;
    }
    if (read.path.startsWith('/sandbox/')) {
      send(response, await respondToControl(state, signature, read));
      return;
    }
    send(response, respondToWidget(read));
  };
  const server = createServer((request, response) => {
    result(request, response).catch(() => response.destroy());
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://${options.publicHost}:${port}`;
  const apiHost = everyAddress.includes(options.host) ? LOOPBACK : options.host;
  return {
    url,
    access: {
      ...access,
      apiUrl: `http://${apiHost.includes(':') ? `[${apiHost}]` : apiHost}:${port}`,
      connectUrl: `${url}/v2`,
    },
    webhookSecret: WEBHOOK_SECRET,
    lines: [
      `Bank        ${url} (sandbox; password ${DEMO_PASSWORD}, answer ${SECURITY_ANSWER})`,
      `  users     ${demoUsers.map(({ username }) => username).join(', ')}`,
    ],
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/**
 * Applies a forced error. Returns a response to send instead, `nothing` if the connection is gone, or undefined to
 * continue.
 */
async function strike(error: ForcedError, response: ServerResponse): Promise<SandboxResponse | 'nothing' | undefined> {
  switch (error.kind) {
    case 'outage':
      response.destroy();
      return 'nothing';
    case 'slow':
      await pause(error.delayMs ?? 1000);
      return undefined;
    case 'error':
      return { status: error.status ?? 500, type: 'html', body: '<h1>Bad gateway</h1>' };
    case 'garbage':
      return { status: 200, type: 'json', body: '{"HttpStatusCode":200,"unexpected":true}' };
    case 'code':
      return codeOf(error);
  }
}

function codeOf({ code = '', status = 400 }: ForcedError): SandboxResponse {
  return isSandboxCode(code) ? coded(code) : json(status, { HttpStatusCode: status, FlinksCode: code });
}
