import type { Decision } from '@portal/contract/staff/decisions';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { findText } from '@portal/locales/find-text';
import texts from '@portal/locales/en.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { decisionWords } from './decision-words.ts';

const words = {
  language: 'en',
  t: (key: Parameters<Translation['t']>[0], values?: Parameters<typeof findText>[3]) =>
    findText(texts, 'en', key, values) ?? '',
} as Translation;

function waitingFor(approvers: string[]): Decision {
  const approval = { by: null, at: null, isYours: false, approvers };
  return { outcome: 'funded', decidedBy: 'Anne Roy', end: null, approval } as unknown as Decision;
}

test('an offer above a limit names its possible approvers, or says to ask an administrator', () => {
  expect(decisionWords(waitingFor(['Joelle Battersby', 'Marc Roy']), words)).toContain(
    'approve it; Joelle Battersby and Marc Roy can.',
  );
  const alone = decisionWords(waitingFor([]), words);
  expect(alone).toContain('no one else’s limit is high enough');
  expect(alone).toContain('Ask an administrator');
  expect(alone).not.toContain('email');
});
