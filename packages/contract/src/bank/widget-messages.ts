import * as z from 'zod/mini';
import { type BankFaultKind, findBankFault } from './provider-codes.ts';

const LONGEST_MESSAGE = 20_000;
const IDENTIFIER_MAXIMUM_LENGTH = 128;

/** What a message of the bank's widget means for the portal. `other` is progress, or not for us: ignore it. */
export type BankWidgetMessage =
  | { kind: 'ready' }
  | { kind: 'progress' }
  | { kind: 'connected'; loginId: string; requestId?: string; institution?: string; accountIds: string[] }
  | { kind: 'fault'; fault: BankFaultKind; requestId?: string; institution?: string }
  | { kind: 'other' };

/** The steps of the widget that its documentation names, but for REDIRECT, which carries the result. */
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
  COMPONENT_DENY_CONSENT: { fault: 'consentDenied' },
  COMPONENT_DENY_TERMS: { fault: 'consentDenied' },
  COMPONENT_CLOSE_SESSION: { fault: 'closed' },
  POPUP_BLOCKED: { fault: 'popUpBlocked' },
  SESSION_TIMEOUT: { fault: 'sessionEnded' },
  DISABLED_INSTITUTION: { fault: 'bankUnavailable' },
  TOKEN_INVALID: { fault: 'sessionEnded' },
  MAXIMUM_RETRY_REACHED: { fault: 'tooManyTries' },
} as const satisfies Record<string, 'ready' | 'progress' | 'other' | { fault: BankFaultKind }>;
type WidgetStep = keyof typeof meaningOfStep;

const identifier = z.string().check(z.minLength(1), z.maxLength(IDENTIFIER_MAXIMUM_LENGTH));
const shortText = z.string().check(z.maxLength(IDENTIFIER_MAXIMUM_LENGTH));
/** A field of another shape counts as absent: a message never fails as a whole. */
const message = z.object({
  step: z.catch(z.optional(shortText), undefined),
  flinksCode: z.catch(z.optional(shortText), undefined),
  institution: z.catch(z.optional(shortText), undefined),
  loginId: z.catch(z.optional(identifier), undefined),
  requestId: z.catch(z.optional(identifier), undefined),
  accountId: z.catch(z.optional(z.union([z.string(), z.array(z.string())])), undefined),
  url: z.catch(z.optional(z.string()), undefined),
});

/**
 * Reads a message of the widget in each of its forms: an object or JSON text, a result with its fields or with the
 * login in its URL alone. The caller has checked the origin. Never throws; what it does not know is `other`.
 */
export function readBankWidgetMessage(data: unknown): BankWidgetMessage {
  const parsed = message.safeParse(typeof data === 'string' ? parseJson(data) : data);
  if (!parsed.success) return { kind: 'other' };
  const { step, flinksCode, institution, requestId } = parsed.data;
  const about = {
    ...(requestId === undefined ? {} : { requestId }),
    ...(institution === undefined ? {} : { institution }),
  };
  if (step === 'REDIRECT') return readResult(parsed.data);
  const coded = flinksCode === undefined ? undefined : findBankFault(flinksCode);
  if (coded !== undefined) return { kind: 'fault', fault: coded, ...about };
  const meaning =
    step !== undefined && Object.hasOwn(meaningOfStep, step) ? meaningOfStep[step as WidgetStep] : 'other';
  if (typeof meaning === 'string') return { kind: meaning };
  return { kind: 'fault', fault: meaning.fault, ...about };
}

function readResult({ loginId, requestId, institution, accountId, url }: z.infer<typeof message>): BankWidgetMessage {
  const query = url === undefined ? undefined : URL.parse(url)?.searchParams;
  const login = identifier.safeParse(loginId ?? query?.get('loginId'));
  if (!login.success) return { kind: 'other' };
  const request = requestId ?? identifier.safeParse(query?.get('requestId')).data;
  const bank = institution ?? shortText.safeParse(query?.get('institution')).data;
  const accounts = accountId ?? query?.get('accountId') ?? [];
  return {
    kind: 'connected',
    loginId: login.data,
    ...(request === undefined ? {} : { requestId: request }),
    ...(bank === undefined ? {} : { institution: bank }),
    accountIds: (typeof accounts === 'string' ? accounts.split(',') : accounts).filter(
      (id) => identifier.safeParse(id).success,
    ),
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
