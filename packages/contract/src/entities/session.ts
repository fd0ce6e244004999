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
  /** Server time, so that countdowns do not depend on the browser's clock. */
  serverTime: instant,
});
export type PendingVerification = z.infer<typeof pendingVerification>;

export const session = z.strictObject({
  customerId: identifier,
  email: z.string(),
  language,
  rememberMe: z.boolean(),
  /** When the session ends if idle (`idleEndsAt`), and at the latest (`endsAt`). */
  idleEndsAt: instant,
  endsAt: instant,
  serverTime: instant,
  unsavedKey: z.string(),
});
export type Session = z.infer<typeof session>;
