import * as z from 'zod/mini';
import { PASSKEY_PART_MAXIMUM_LENGTH } from '../constants.ts';
import { INTEGER_MAXIMUM } from '../fields/version.ts';

/** Values that `navigator.credentials` accepts and returns, as JSON with bytes in base64url (WebAuthn level 3, 5.1). */

const bytes = z.string().check(z.maxLength(PASSKEY_PART_MAXIMUM_LENGTH), z.regex(/^[\w-]*$/u));
const transports = z.array(z.string().check(z.maxLength(50))).check(z.maxLength(10));
const word = z.string().check(z.maxLength(50));

const coseAlgorithm = z.int().check(z.minimum(-INTEGER_MAXIMUM), z.maximum(INTEGER_MAXIMUM));

const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: z.record(word, z.unknown()),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
};

export const madePasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: z.optional(bytes),
    transports: z.optional(transports),
    publicKeyAlgorithm: z.optional(coseAlgorithm),
    publicKey: z.optional(bytes),
  }),
});
export type MadePasskey = z.infer<typeof madePasskey>;

export const usedPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.optional(bytes),
  }),
});
export type UsedPasskey = z.infer<typeof usedPasskey>;

const userVerification = z.literal('required');

export const passkeyCreation = z.strictObject({
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification,
  }),
});
export type PasskeyCreation = z.infer<typeof passkeyCreation>;

export const passkeyRequest = z.strictObject({
  rpId: z.string(),
  challenge: z.string(),
  timeout: z.number(),
  userVerification,
});
export type PasskeyRequest = z.infer<typeof passkeyRequest>;
