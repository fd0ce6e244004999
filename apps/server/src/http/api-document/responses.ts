import { STATUS_CODES } from 'node:http';
import { exampleOf } from '@portal/contract/documents/examples';
import { type JsonSchema, referenceTo } from '@portal/contract/documents/json-schema';
import { nameAfter } from '@portal/contract/documents/request';
import type { SchemaBook } from '@portal/contract/documents/schema-book';
import { type ErrorCode, errorStatuses, errorTextKey } from '@portal/contract/error-codes';
import type { Operation } from '@portal/contract/operations/operation';
import { problem } from '@portal/contract/problem';
import { translate } from '../../platform/texts.ts';

const commonErrors = [
  'errorGeneral',
  'errorValidation',
  'errorForbidden',
  'errorTooManyRequests',
  'errorInternalServer',
  'errorUnavailable',
] as const satisfies readonly ErrorCode[];
const bodyErrors = ['errorPayloadTooLarge', 'errorUnsupportedMediaType'] as const satisfies readonly ErrorCode[];
/** Errors of operations that require authentication. A known caller without access gets "not found". */
const callerErrors = ['errorUnauthorized', 'errorNotFound'] as const satisfies readonly ErrorCode[];

const headersOf: Readonly<Partial<Record<number, object>>> = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } },
  429: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
  503: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } },
};

export const responseHeaders = {
  'WWW-Authenticate': {
    description: 'How to authenticate (RFC 6750), with `error="invalid_token"` if the token that was sent is unknown.',
    required: true,
    schema: { type: 'string', examples: ['Bearer realm="portal"'] },
  },
  'Retry-After': {
    description: 'How many seconds to wait before trying again, as in `retryAfterSeconds`.',
    schema: { type: 'string', examples: ['5'] },
  },
} as const;

function codesOf({ method, errors, access }: Operation, knowsCaller: boolean): Set<ErrorCode> {
  const isSent = method !== 'get';
  return new Set([
    ...commonErrors,
    ...(isSent ? bodyErrors : []),
    ...(knowsCaller || access === 'refreshCookie' ? callerErrors : []),
    ...errors,
  ]);
}

const common: ReadonlySet<ErrorCode> = new Set([...commonErrors, ...bodyErrors, ...callerErrors]);

export function commonResponses(book: SchemaBook): Record<string, object> {
  const byStatus = Map.groupBy(common, (code) => errorStatuses[code]);
  return Object.fromEntries([...byStatus].map(([status, codes]) => [nameOf(status), refusal(status, codes, book)]));
}

function nameOf(status: number): string {
  return (STATUS_CODES[status] ?? '').replaceAll(/\W/gu, '');
}

function refusal(status: number, codes: readonly ErrorCode[], book: SchemaBook): object {
  const [first = 'errorGeneral'] = codes;
  book.reference(problem, 'output', 'Problem');
  return {
    description: codes.map((code) => `\`${code}\`: ${translate('en', errorTextKey(code))}`).join('\n\n'),
    ...(headersOf[status] && { headers: headersOf[status] }),
    content: {
      'application/problem+json': {
        schema: referenceTo('Problem'),
        example: {
          type: `urn:problem:${first}`,
          title: first,
          status,
          code: first,
          requestId: 'req-7f3a',
          ...(headersOf[status] && status !== 401 && { retryAfterSeconds: 5 }),
          ...(first === 'errorValidation' && {
            errors: [exampleOf(referenceTo('FieldError'), book.schemas)],
          }),
        },
      },
    },
    'x-codes': codes,
  };
}

export function responses(operation: Operation, knowsCaller: boolean, book: SchemaBook): JsonSchema {
  const byStatus = Map.groupBy(codesOf(operation, knowsCaller), (code) => errorStatuses[code]);
  const failures = [...byStatus]
    .toSorted(([a], [b]) => a - b)
    .map(([status, codes]) => {
      const isCommon = codes.every((code) => common.has(code));
      const response = isCommon ? { $ref: `#/components/responses/${nameOf(status)}` } : refusal(status, codes, book);
      return [String(status), response];
    });
  return { ...success(operation, book), ...(Object.fromEntries(failures) as object) };
}

function success({ operationId, response, stream }: Operation, book: SchemaBook): object {
  if (!response) return { '204': { description: 'Done. The response has no body.' } };
  const schema = book.reference(response, 'output', `${nameAfter(operationId)}Response`);
  const description = stream ? 'A stream of events, each with this schema.' : 'Done.';
  const type = stream ? 'text/event-stream' : 'application/json';
  const example = stream ? {} : { example: exampleOf(schema, book.schemas) };
  return { '200': { description, content: { [type]: { schema, ...example } } } };
}
