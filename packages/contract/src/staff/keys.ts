import * as z from 'zod/mini';
import { identifier, instant } from '../fields/identifier.ts';
import { keyScopes } from './roles.ts';

export const apiKey = z.strictObject({
  keyId: identifier,
  scope: z.enum(keyScopes),
  name: z.string(),
  partnerId: z.nullable(identifier),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
});
export type ApiKey = z.infer<typeof apiKey>;

export const partner = z.strictObject({ partnerId: identifier, name: z.string(), createdAt: instant });
export type Partner = z.infer<typeof partner>;
