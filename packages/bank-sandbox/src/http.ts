import type { IncomingMessage, ServerResponse } from 'node:http';

export interface SandboxRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface SandboxResponse {
  status: number;
  type: 'json' | 'html' | 'css' | 'js' | 'text';
  body: string;
  headers?: Record<string, string>;
}

const LARGEST_BODY_BYTES = 1_000_000;

const mediaTypes = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} satisfies Record<SandboxResponse['type'], string>;

export function json(status: number, value: unknown): SandboxResponse {
  return { status, type: 'json', body: JSON.stringify(value) };
}

export function readObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export async function readRequest(request: IncomingMessage): Promise<SandboxRequest | undefined> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LARGEST_BODY_BYTES) return undefined;
    chunks.push(chunk);
  }
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

export function send(response: ServerResponse, result: SandboxResponse): void {
  response
    .writeHead(result.status, {
      'content-type': mediaTypes[result.type],
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...result.headers,
    })
    .end(result.body);
}
