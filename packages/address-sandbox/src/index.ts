import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { findRows, retrieveRows } from './address-complete.ts';
import { findFeatures } from './photon.ts';

export interface AddressSandboxOptions {
  host: string;
  port: number;
  key: string;
}

export interface AddressSandbox {
  readonly url: string;
  close(): Promise<void>;
}

type Answer = (parameters: URLSearchParams) => object;

export async function openAddressSandbox({ host, port, key }: AddressSandboxOptions): Promise<AddressSandbox> {
  const responses = new Map<string, Answer>([
    ['/AddressComplete/Interactive/Find/v2.10/json3.ws', (parameters) => ({ Items: findRows(parameters, key) })],
    [
      '/AddressComplete/Interactive/Retrieve/v2.11/json3.ws',
      (parameters) => ({ Items: retrieveRows(parameters, key) }),
    ],
    ['/api', findFeatures],
  ]);
  const server = createServer((request, response) => {
    void readParameters(request)
      .then(({ path, parameters }) => {
        const result = responses.get(path);
        response.writeHead(result ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' });
        response.end(JSON.stringify(result ? result(parameters) : { message: 'Not found' }));
      })
      .catch(() => response.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://${host}:${actualPort}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readParameters(request: IncomingMessage): Promise<{ path: string; parameters: URLSearchParams }> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
  if (request.method === 'POST')
    for (const [name, value] of new URLSearchParams(await text(request))) searchParams.set(name, value);

  return { path: pathname, parameters: searchParams };
}
