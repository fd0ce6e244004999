import * as z from 'zod/mini';
import { errorCodes, type ErrorCode } from '@portal/contract/error-codes';
import { operations, partnerAndStaffOperations } from '@portal/contract/operations/index';
import type { AccessRule, Operation } from '@portal/contract/operations/operation';
import { problem } from '@portal/contract/problem';

type JsonSchema = Record<string, unknown>;

const problemReference = { $ref: '#/components/schemas/Problem' };

/** Codes that any operation may return. */
const commonErrors = [
  'errorGeneral',
  'errorValidation',
  'errorForbidden',
  'errorPayloadTooLarge',
  'errorUnsupportedMediaType',
  'errorTooManyRequests',
  'errorInternalServer',
  'errorUnavailable',
] as const satisfies readonly ErrorCode[];

/** The caller's credentials, any one of them, in the words of `securitySchemes`. */
const securityNames = {
  anyone: [],
  pendingVerification: [],
  refreshCookie: [],
  uploadVisit: [],
  customer: ['accessToken'],
  partner: ['partnerKey'],
  staff: ['staffKey', 'staffSession'],
  staffSession: ['staffSession'],
  staffBrowser: [],
} as const satisfies Record<AccessRule, readonly string[]>;

function securityOf({ access }: Operation): JsonSchema[] {
  return securityNames[access].map((name) => ({ [name]: [] }));
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return rest;
}

function parameters(schema: z.ZodMiniObject | undefined, place: 'path' | 'query' | 'header'): JsonSchema[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field instanceof z.ZodMiniOptional),
    schema: jsonSchema(field as z.ZodMiniType, 'input'),
  }));
}

function requestBody(operation: Operation): JsonSchema | undefined {
  if (operation.upload) {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  return operation.body
    ? { required: true, content: { 'application/json': { schema: jsonSchema(operation.body, 'input') } } }
    : undefined;
}

function responses(operation: Operation): JsonSchema {
  const codes: ErrorCode[] = [...commonErrors, ...operation.errors];
  // Who is known, and not meant, finds nothing.
  if (securityNames[operation.access].length > 0) codes.push('errorUnauthorized', 'errorNotFound');
  const byStatus = Map.groupBy(new Set(codes), (code) => errorCodes[code].status);
  const failures = [...byStatus].map(([status, group]) => [
    String(status),
    { description: group.join(', '), content: { 'application/problem+json': { schema: problemReference } } },
  ]);
  const success = operation.response
    ? {
        '200': {
          description: 'Done',
          content: {
            [operation.stream ? 'text/event-stream' : 'application/json']: {
              schema: jsonSchema(operation.response, 'output'),
            },
          },
        },
      }
    : { '204': { description: 'Done' } };
  return { ...success, ...(Object.fromEntries(failures) as JsonSchema) };
}

function documentOperation(operation: Operation): JsonSchema {
  const body = requestBody(operation);
  return {
    operationId: operation.operationId,
    summary: operation.summary,
    tags: [operation.operationId.split('_')[0]],
    parameters: [
      ...parameters(operation.params, 'path'),
      ...parameters(operation.query, 'query'),
      ...parameters(operation.headers, 'header'),
    ],
    ...(body ? { requestBody: body } : {}),
    responses: responses(operation),
    security: securityOf(operation),
    'x-access': operation.access,
    ...(operation.right === undefined ? {} : { 'x-right': operation.right }),
  };
}

/** The API definition document (OpenAPI 3.1) of some operations. */
function documentOf(documented: readonly Operation[], title: string, securitySchemes: JsonSchema): JsonSchema {
  const paths: Record<string, JsonSchema> = {};
  for (const operation of documented)
    paths[operation.path] = { ...paths[operation.path], [operation.method]: documentOperation(operation) };

  return {
    openapi: '3.1.0',
    info: { title, version: '1.0.0' },
    paths,
    components: {
      schemas: { Problem: jsonSchema(problem, 'output') },
      securitySchemes,
    },
  };
}

/** The applicant's API document, served at /api/openapi.json. */
export function buildApiDocument(): JsonSchema {
  return documentOf(operations, 'Financing portal', {
    accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
  });
}

/** The document for partners and staff, served at /api/partners-and-staff/openapi.json. */
export function buildPartnersAndStaffDocument(): JsonSchema {
  return documentOf(partnerAndStaffOperations, 'Financing portal: partners and staff', {
    partnerKey: { type: 'http', scheme: 'bearer', description: 'A key of a partner' },
    staffKey: { type: 'http', scheme: 'bearer', description: 'A key of a program of the lender' },
    staffSession: {
      type: 'apiKey',
      in: 'cookie',
      name: 'staffSession',
      description: 'The session of a person in the console; over https the name starts with __Host-',
    },
  });
}
