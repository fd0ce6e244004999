import * as z from 'zod/mini';
import { readUrl } from '../../read-url.ts';
import type { BankErrorKind } from '../bank-errors.ts';
import { findBankError } from './provider-codes.ts';

const LONGEST_MESSAGE = 20_000;
const IDENTIFIER_MAXIMUM_LENGTH = 128;

/** A widget message as the portal understands it. Ignore `other`: the portal has no use for it. */
export type BankWidgetMessage =
  | { kind: 'ready' }
  | { kind: 'progress' }
  | { kind: 'connected'; loginId: string; requestId?: string; institution?: string; accountIds: string[] }
  | { kind: 'error'; error: BankErrorKind; requestId?: string; institution?: string }
  | { kind: 'other' };

/** The documented widget steps except REDIRECT, which carries the result. */
const meaningOfStep = {
  APP_MOUNTED: 'ready',
  COMPONENT_LOAD_INSTITUTION_SELECTOR: 'ready',
  COMPONENT_LOAD_CONSENT: 'ready',
  APP_ONLINE: 'other',
  APP_OFFLINE: 'other',
  COMPONENT_ACCEPT_CONSENT: 'progress',
  COMPONENT_ACCEPT_PROVIDER_CONSENT: 'progress',
  COMPONENT_ACCEPT_TERMS: 'progress',
  INSTITUTION_SELECTED: 'progress',
  COMPONENT_LOAD_CREDENTIAL: 'progress',
  COMPONENT_LOAD_CREDENTIAL_RETRY: 'progress',
  SUBMIT_CREDENTIAL: 'progress',
  COMPONENT_LOAD_MFA: 'progress',
  COMPONENT_LOAD_MFA_RETRY: 'progress',
  SUBMIT_MFA: 'progress',
  ENHANCED_MFA_HAS_QUESTIONS: 'progress',
  ENHANCED_MFA_NO_QUESTIONS: 'progress',
  COMPONENT_LOAD_ACCOUNT_SELECTION: 'progress',
  ACCOUNT_SELECTED: 'progress',
  POPUP_OPENED: 'progress',
  COMPONENT_CLICK_RESET_PASSWORD: 'other',
  COMPONENT_CLICK_TERMS_URL: 'other',
  COMPONENT_DENY_CONSENT: { error: 'consentDenied' },
  COMPONENT_DENY_TERMS: { error: 'consentDenied' },
  COMPONENT_CLOSE_SESSION: { error: 'closed' },
  POPUP_BLOCKED: { error: 'popUpBlocked' },
  SESSION_TIMEOUT: { error: 'sessionEnded' },
  DISABLED_INSTITUTION: { error: 'bankUnavailable' },
  TOKEN_INVALID: { error: 'sessionEnded' },
  MAXIMUM_RETRY_REACHED: { error: 'tooManyTries' },
} as const satisfies Record<string, 'ready' | 'progress' | 'other' | { error: BankErrorKind }>;
type WidgetStep = keyof typeof meaningOfStep;

const identifier = z.string().check(z.minLength(1), z.maxLength(IDENTIFIER_MAXIMUM_LENGTH));
const shortText = z.string().check(z.maxLength(IDENTIFIER_MAXIMUM_LENGTH));
/** A field of the wrong type counts as absent, so that a message never fails as a whole. */
const message = z.object({
  step: z.catch(z.optional(shortText), undefined),
  flinksCode: z.catch(z.optional(shortText), undefined),
  institution: z.catch(z.optional(shortText), undefined),
  loginId: z.catch(z.optional(identifier), undefined),
  requestId: z.catch(z.optional(identifier), undefined),
  accountId: z.catch(z.optional(z.union([z.string(), z.array(z.string())])), undefined),
  url: z.catch(z.optional(z.string()), undefined),
});

type Message = z.infer<typeof message>;

/**
 * Reads a widget message in any of its forms: an object or JSON text, with the fields in it or only in a URL. The
 * caller has checked the origin. Never throws; anything unknown is `other`.
 */
export function readBankWidgetMessage(data: unknown): BankWidgetMessage {
  const parsed = message.safeParse(typeof data === 'string' ? parseJson(data) : data);
  if (!parsed.success) return { kind: 'other' };
  const { step, flinksCode, institution, requestId } = parsed.data;
  if (step === 'REDIRECT') return readResult(parsed.data);
  const error = flinksCode === undefined ? undefined : findBankError(flinksCode);
  const meaning = error === undefined ? meaningOf(step) : { error };
  if (typeof meaning === 'string') return { kind: meaning };
  return { kind: 'error', ...meaning, ...named({ requestId, institution }) };
}

function meaningOf(step: string | undefined) {
  return step !== undefined && Object.hasOwn(meaningOfStep, step) ? meaningOfStep[step as WidgetStep] : 'other';
}

function readResult(fields: Message): BankWidgetMessage {
  const inUrl = readQuery(fields.url);
  const loginId = fields.loginId ?? inUrl.loginId;
  if (loginId === undefined) return { kind: 'other' };
  return {
    kind: 'connected',
    loginId,
    ...named({
      requestId: fields.requestId ?? inUrl.requestId,
      institution: fields.institution ?? inUrl.institution,
    }),
    accountIds: listAccounts(fields.accountId ?? inUrl.accountId ?? []),
  };
}

function readQuery(url: string | undefined): Message {
  const query = url === undefined ? undefined : readUrl(url)?.searchParams;
  return message.parse(Object.fromEntries([...(query ?? [])].toReversed()));
}

function listAccounts(accounts: string | string[]): string[] {
  const ids = typeof accounts === 'string' ? accounts.split(',') : accounts;
  return ids.filter((id) => identifier.safeParse(id).success);
}

function named({ requestId, institution }: Pick<Message, 'requestId' | 'institution'>) {
  return {
    ...(requestId === undefined ? {} : { requestId }),
    ...(institution === undefined ? {} : { institution }),
  };
}

function parseJson(text: string): unknown {
  if (text.length > LONGEST_MESSAGE) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
