import type { PrivacyRequestKind, PrivacyRequestOutcome } from '@portal/contract/privacy/requests';
import type { TextKey } from '@portal/locales';

interface RequestTexts {
  name: TextKey;
  ask: TextKey;
  explanation: TextKey;
  field: TextKey;
  send: TextKey;
  outcomes: Record<PrivacyRequestOutcome, TextKey>;
}

export const requestTexts = {
  correction: {
    name: 'privacy.requests.correction.name',
    ask: 'privacy.requests.correction.ask',
    explanation: 'privacy.requests.correction.explanation',
    field: 'privacy.requests.correction.field',
    send: 'privacy.requests.correction.send',
    outcomes: { done: 'privacy.requests.correction.done', declined: 'privacy.requests.correction.declined' },
  },
  erasure: {
    name: 'privacy.requests.erasure.name',
    ask: 'privacy.requests.erasure.ask',
    explanation: 'privacy.requests.erasure.explanation',
    field: 'privacy.requests.erasure.field',
    send: 'privacy.requests.erasure.send',
    outcomes: { done: 'privacy.requests.erasure.done', declined: 'privacy.requests.erasure.declined' },
  },
} as const satisfies Record<PrivacyRequestKind, RequestTexts>;
