import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../kernel/context.ts';
import { cookieName, cookieOptions, isOfConsole } from './cookies.ts';
import type { CookieName, Exchange } from '../../kernel/operation.ts';
import { readUpload } from './upload.ts';

export function createExchange(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
): Omit<Exchange, 'noteRow'> {
  const { publicUrl, consoleUrl } = context.config;
  const isSecure = (name: CookieName) => (isOfConsole(name) ? consoleUrl : publicUrl).startsWith('https:');
  return {
    requestId: request.id,
    clientAddress: request.ip,
    authorization: request.headers.authorization,
    getCookie: (name) => request.cookies[cookieName(name, isSecure(name))],
    setCookie: (name, value, { maxAgeMs, ...place }) => {
      const maxAge = maxAgeMs === undefined ? {} : { maxAge: Math.floor(maxAgeMs / 1000) };
      const secure = isSecure(name);
      void reply.setCookie(cookieName(name, secure), value, { ...cookieOptions(name, secure, place), ...maxAge });
    },
    clearCookie: (name, place) => {
      const secure = isSecure(name);
      void reply.clearCookie(cookieName(name, secure), cookieOptions(name, secure, place));
    },
    reportAllowance: ({ most, remaining, resetMs }) => {
      void reply.headers({
        'x-ratelimit-limit': String(most),
        'x-ratelimit-remaining': String(remaining),
        'x-ratelimit-reset': String(Math.ceil(resetMs / SECOND_MS)),
      });
    },
    readFile: () => readUpload(request),
  };
}
