import { json, type SandboxResponse } from '../http.ts';

const replies = {
  OPERATION_PENDING: [202, 'Your operation is still processing'],
  OPERATION_DISPATCHED: [202, 'Your operation takes longer than usual and goes on in the background'],
  SESSION_NONEXISTENT: [400, 'RequestId is invalid or session has ended'],
  SESSION_EXPIRED: [400, 'The session has expired'],
  CARD_IN_USE: [400, 'The card is being processed'],
  INVALID_LOGIN: [401, 'The login is not known'],
  INVALID_USERNAME: [401, 'The username is not known'],
  INVALID_PASSWORD: [401, 'The password is wrong'],
  INVALID_SECURITY_RESPONSE: [401, 'The answer to the security question is wrong'],
  INVALID_REQUEST: [401, 'The request is not valid'],
  UNAUTHORIZED: [401, 'You must provide a valid auth key'],
  NEW_ACCOUNT: [401, 'The account has to be set up at the bank first'],
  DISABLED_LOGIN: [401, 'The login is locked by the bank'],
  RETRY_LATER: [401, 'The bank is busy'],
  NO_TRANSACTION: [400, 'There are no transactions'],
  METHOD_NOT_AVAILABLE: [400, 'This is not enabled'],
  DISABLED_INSTITUTION: [405, 'The institution is disabled'],
  AGGREGATION_ERROR: [500, 'The bank could not be read'],
} as const;
export type SandboxCode = keyof typeof replies;

export function isSandboxCode(code: string): code is SandboxCode {
  return Object.hasOwn(replies, code);
}

export function coded(code: SandboxCode, more: Record<string, unknown> = {}): SandboxResponse {
  const [status, message] = replies[code];
  return json(status, { HttpStatusCode: status, FlinksCode: code, Message: message, ...more });
}
