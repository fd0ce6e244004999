import type { BankErrorKind } from '../bank-errors.ts';

/** The provider's documented codes, from responses and the widget's error events. */
export const bankCodes = [
  'OPERATION_PENDING',
  'OPERATION_DISPATCHED',
  'SESSION_NONEXISTENT',
  'SESSION_EXPIRED',
  'CARD_IN_USE',
  'ACCESS_DENIED',
  'INVALID_LOGIN',
  'INVALID_REQUEST',
  'INVALID_USERNAME',
  'INVALID_PASSWORD',
  'INVALID_SECURITY_RESPONSE',
  'INVALID_SECURITY_RESPONSE_NO_RETRY',
  'SECURITYRESPONSES_INCOMPLETE',
  'QUESTION_NOT_FOUND',
  'UNKNOWN_CHALLENGE_KEY',
  'RETRY_LATER',
  'TOO_MANY_REQUESTS',
  'UNAUTHORIZED',
  'NEW_ACCOUNT',
  'DISABLED_LOGIN',
  'DISABLED_INSTITUTION',
  'AGGREGATION_ERROR',
  'CONCURRENT_SESSION',
  'ALREADY_AUTHORIZED',
  'NO_TRANSACTION',
  'METHOD_NOT_AVAILABLE',
  'TOKEN_INVALID',
  'MAXIMUM_RETRY_REACHED',
] as const;
export type BankCode = (typeof bankCodes)[number];

/** Maps each provider code to our error; the only place that knows both. */
export const errorOfBankCode = {
  OPERATION_PENDING: 'stillReading',
  OPERATION_DISPATCHED: 'stillReading',
  SESSION_NONEXISTENT: 'sessionEnded',
  SESSION_EXPIRED: 'sessionEnded',
  CARD_IN_USE: 'loginInUse',
  ACCESS_DENIED: 'notAllowed',
  INVALID_LOGIN: 'wrongCredentials',
  INVALID_REQUEST: 'notAllowed',
  INVALID_USERNAME: 'wrongCredentials',
  INVALID_PASSWORD: 'wrongCredentials',
  INVALID_SECURITY_RESPONSE: 'wrongAnswer',
  INVALID_SECURITY_RESPONSE_NO_RETRY: 'wrongAnswer',
  SECURITYRESPONSES_INCOMPLETE: 'wrongAnswer',
  QUESTION_NOT_FOUND: 'wrongAnswer',
  UNKNOWN_CHALLENGE_KEY: 'wrongAnswer',
  RETRY_LATER: 'bankBusy',
  TOO_MANY_REQUESTS: 'bankBusy',
  UNAUTHORIZED: 'notAllowed',
  NEW_ACCOUNT: 'accountNotReady',
  DISABLED_LOGIN: 'loginDisabled',
  DISABLED_INSTITUTION: 'bankUnavailable',
  AGGREGATION_ERROR: 'bankBusy',
  CONCURRENT_SESSION: 'loginInUse',
  ALREADY_AUTHORIZED: 'sessionEnded',
  NO_TRANSACTION: 'noTransactions',
  METHOD_NOT_AVAILABLE: 'notOffered',
  TOKEN_INVALID: 'sessionEnded',
  MAXIMUM_RETRY_REACHED: 'tooManyTries',
} as const satisfies Record<BankCode, BankErrorKind>;

/** Undefined for an undocumented code. */
export function findBankError(code: string): BankErrorKind | undefined {
  return (bankCodes as readonly string[]).includes(code) ? errorOfBankCode[code as BankCode] : undefined;
}
