import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '@portal/contract/error-codes';
import { PROBLEM_MEDIA_TYPE, toProblem } from '../problems.ts';

interface ParserError extends Error {
  code: string;
}

const HEADERS_TOO_LARGE = 431;
const REQUEST_TIMEOUT = 408;
const statuses = new Map([
  ['HPE_HEADER_OVERFLOW', HEADERS_TOO_LARGE],
  ['ERR_HTTP_REQUEST_TIMEOUT', REQUEST_TIMEOUT],
]);

/**
 * Responds with the usual headers to requests that are not HTTP, for which no hook runs, and closes the connection.
 * Uses Node's status (400, 408 or 431), for which we have no code.
 */
export function refuseUnparsed(protection: Readonly<Record<string, string>>, makeId: () => string) {
  return (error: ParserError, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(response(statuses.get(error.code) ?? 400, protection, makeId()));
    socket.destroySoon();
  };
}

function response(status: number, protection: Readonly<Record<string, string>>, requestId: string): string {
  const code: ErrorCode = 'errorGeneral';
  const body = JSON.stringify({ ...toProblem({ code, details: {} }, requestId), status });
  const headers = {
    ...protection,
    'cache-control': 'no-store',
    'content-type': PROBLEM_MEDIA_TYPE,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n');
}
