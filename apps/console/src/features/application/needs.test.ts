import { findText } from '@portal/locales/find-text';
import texts from '@portal/locales/en.json' with { type: 'json' };
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { expect, test } from 'vitest';
import { needsOf, type NeedsSource } from './needs.tsx';

const words = {
  language: 'en',
  t: (key: Parameters<Translation['t']>[0], values?: Parameters<typeof findText>[3]) =>
    findText(texts, 'en', key, values) ?? '',
} as Translation;

function sourceOf(status: string): NeedsSource {
  const details = {
    application: { status },
    checks: [{ kind: 'creditReport', state: 'handedOver', reason: null }],
    missing: [{ kind: 'sin', months: [], question: null, dueDay: '2026-11-30' }],
    statements: [],
    requests: [],
  };
  return { details, known: undefined, flow: undefined, onAsk() {}, onContact() {}, onCheck: undefined } as never;
}

test('what waits for the customer is told apart from what somebody has to do', () => {
  const { own, awaited } = needsOf(sourceOf('informationRequired'), words);
  expect(own.map(({ title }) => title)).toEqual([expect.stringContaining('Check handed over')]);
  expect(awaited.map(({ title, action }) => [title, action])).toEqual([['Waiting for the SIN', undefined]]);
});

test.each(['incomplete', 'closed'])('nothing is needed of one that is %s', (status) => {
  expect(needsOf(sourceOf(status), words)).toEqual({ own: [], awaited: [] });
});
