import * as z from 'zod/mini';
import { API_KEY_NAME_MAXIMUM_LENGTH } from '../constants.ts';
import { identifier, instant } from '../fields/identifier.ts';
import { operatingName } from '../fields/names.ts';
import { foldSpaces } from '../fields/text.ts';
import { defineOperation, keyScopes } from './operation.ts';
import { nextPage, pageQuery } from './page.ts';

const keyName = z
  .string()
  .check(z.overwrite(foldSpaces), z.minLength(1), z.maxLength(API_KEY_NAME_MAXIMUM_LENGTH), z.regex(/^\P{Cc}+$/u));

/** A key as it is listed: never the key itself. */
const apiKey = z.strictObject({
  keyId: identifier,
  scope: z.enum(keyScopes),
  name: z.string(),
  partnerId: z.nullable(identifier),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
});
export type ApiKey = z.infer<typeof apiKey>;

const partner = z.strictObject({ partnerId: identifier, name: z.string(), createdAt: instant });
export type Partner = z.infer<typeof partner>;

export const createKey = defineOperation({
  operationId: 'Staff_CreateKey',
  method: 'post',
  path: '/api/staff/keys',
  summary:
    'Make a key for an account manager (`staff`) or for a partner (`partner`, with its id). The key is answered this once; only its hash is kept.',
  access: 'staff',
  body: z.strictObject({ scope: z.enum(keyScopes), name: keyName, partnerId: z.nullable(identifier) }),
  answer: z.strictObject({ ...apiKey.shape, key: z.string() }),
  errors: ['errorNotFound'],
});

export const listKeys = defineOperation({
  operationId: 'Staff_ListKeys',
  method: 'get',
  path: '/api/staff/keys',
  summary: 'The keys of account managers and partners in pages, the newest first: whose, when used last, when revoked.',
  access: 'staff',
  query: pageQuery,
  answer: z.strictObject({ keys: z.array(apiKey), next: nextPage }),
  errors: [],
});

export const revokeKey = defineOperation({
  operationId: 'Staff_RevokeKey',
  method: 'post',
  path: '/api/staff/keys/{keyId}/revocation',
  summary: 'End a key at once and for good. A key that was revoked before stays as it is.',
  access: 'staff',
  params: z.strictObject({ keyId: identifier }),
  answer: apiKey,
  errors: ['errorNotFound'],
});

export const createPartner = defineOperation({
  operationId: 'Staff_CreatePartner',
  method: 'post',
  path: '/api/staff/partners',
  summary: 'Add a partner. Its name is what the applicants see; a name that a partner has already is refused.',
  access: 'staff',
  body: z.strictObject({ name: operatingName }),
  answer: partner,
  errors: ['errorAlreadyExists'],
});

export const listPartners = defineOperation({
  operationId: 'Staff_ListPartners',
  method: 'get',
  path: '/api/staff/partners',
  summary: 'The partners in pages, the newest first.',
  access: 'staff',
  query: pageQuery,
  answer: z.strictObject({ partners: z.array(partner), next: nextPage }),
  errors: [],
});
