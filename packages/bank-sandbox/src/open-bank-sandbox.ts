import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BankSandboxOptions {
  host: string;
  /** 0 for any free one. */
  port: number;
  /** The name by which browsers reach it. */
  publicHost: string;
  now: () => Date;
}

/** A running sandbox, with what a client of it needs to be configured with. */
export interface BankSandbox {
  url: string;
  access: { apiUrl: string; connectUrl: string; customerId: string; secretKey: string; apiKey: string };
  webhookSecret: string;
  /** What to tell the person who started it. */
  lines: readonly string[];
  close(): Promise<void>;
}

/** Starts a stand-in of the bank aggregator. Rejects where it cannot listen. */
export async function openBankSandbox({ host, port, publicHost }: BankSandboxOptions): Promise<BankSandbox> {
  const server = createServer((_request, response) => {
    response.writeHead(404).end();
  });
  server.listen(port, host);
  await once(server, 'listening');
  const url = `http://${publicHost}:${(server.address() as AddressInfo).port}`;
  return {
    url,
    access: {
      apiUrl: url,
      connectUrl: `${url}/v2`,
      customerId: 'sandbox-customer',
      secretKey: 'sandbox-secret-key',
      apiKey: 'sandbox-api-key',
    },
    webhookSecret: 'sandbox-webhook-secret',
    lines: [`Bank        ${url} (sandbox)`],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
