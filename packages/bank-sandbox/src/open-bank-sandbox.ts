import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { coded, isSandboxCode } from './api/codes.ts';
import { type ApiAccess, answerCall, findCall } from './api/rest-api.ts';
import { answerControl } from './control.ts';
import { DEMO_PASSWORD, demoUsers, SECURITY_ANSWER } from './demo-logins.ts';
import { readRequest, send, type SandboxAnswer } from './http.ts';
import { SandboxState, type ApiFault } from './sandbox-state.ts';
import { createWidget } from './widget/widget.ts';

export interface BankSandboxOptions {
  host: string;
  /** 0 for any free one. */
  port: number;
  /** The name by which browsers reach it. */
  publicHost: string;
  now: () => Date;
  /** The header that its webhooks are signed in. */
  webhookHeader: string;
  /** Where logins outlive a restart; without it they are forgotten. */
  stateFile?: string;
}

/** A running sandbox, with what a client of it needs to be configured with. */
export interface BankSandbox {
  url: string;
  access: ApiAccess & { apiUrl: string; connectUrl: string };
  webhookSecret: string;
  /** What to tell the person who started it. */
  lines: readonly string[];
  close(): Promise<void>;
}

const access: ApiAccess = {
  customerId: 'sandbox-customer',
  secretKey: 'sandbox-secret-key',
  apiKey: 'sandbox-api-key',
};
const WEBHOOK_SECRET = 'sandbox-webhook-secret';
const EVERY_ADDRESS = ['0.0.0.0', '::', 'localhost'];
const LOOPBACK = '127.0.0.1';

/** Starts a stand-in of the bank aggregator: its widget, its REST API, its webhooks. Rejects where it cannot listen. */
export async function openBankSandbox(options: BankSandboxOptions): Promise<BankSandbox> {
  const state = new SandboxState(options.now, options.stateFile);
  const answerWidget = createWidget(state);
  const signature = { secret: WEBHOOK_SECRET, header: options.webhookHeader };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const read = await readRequest(request);
    if (!read) {
      send(response, { status: 413, type: 'text', body: '' });
      return;
    }
    const call = findCall(read.path, access);
    if (call) {
      const fault = state.takeFault(call.call);
      const instead = fault && (await strike(fault, response));
      if (instead === 'nothing') return;
      send(response, instead ?? (await answerCall(state, access, call, read)));
      return;
    }
    if (read.path.startsWith('/sandbox/')) {
      send(response, await answerControl(state, signature, read));
      return;
    }
    send(response, answerWidget(read));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `http://${options.publicHost}:${port}`;
  const apiHost = EVERY_ADDRESS.includes(options.host) ? LOOPBACK : options.host;
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

/** Does what a fault says; an answer to send instead, `nothing` where the connection is gone, or undefined to go on. */
async function strike(fault: ApiFault, response: ServerResponse): Promise<SandboxAnswer | 'nothing' | undefined> {
  switch (fault.kind) {
    case 'outage':
      response.destroy();
      return 'nothing';
    case 'slow':
      await pause(fault.delayMs ?? 1000);
      return undefined;
    case 'error':
      return { status: fault.status ?? 500, type: 'html', body: '<h1>Bad gateway</h1>' };
    case 'garbage':
      return { status: 200, type: 'json', body: '{"HttpStatusCode":200,"unexpected":true}' };
    case 'code': {
      const code = fault.code ?? '';
      if (isSandboxCode(code)) return coded(code);
      const status = fault.status ?? 400;
      return { status, type: 'json', body: JSON.stringify({ HttpStatusCode: status, FlinksCode: code }) };
    }
  }
}
