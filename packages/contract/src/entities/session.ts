import * as z from 'zod/mini';
import { identifier, instant } from '../fields/identifier.ts';
import { language } from '../fields/language.ts';

export const pendingVerification = z.strictObject({
  email: z.string(),
  rememberMe: z.boolean(),
  sent: z.boolean(),
  resendAvailableAt: instant,
  codeExpiresAt: instant,
  triesLeft: z.number(),
  provedElsewhere: z.boolean(),
  serverTime: instant,
});
export type PendingVerification = z.infer<typeof pendingVerification>;

export const session = z.strictObject({
  customerId: identifier,
  email: z.string(),
  language,
  rememberMe: z.boolean(),
  idleEndsAt: instant,
  endsAt: instant,
  serverTime: instant,
  unsavedKey: z.string(),
});
export type Session = z.infer<typeof session>;
