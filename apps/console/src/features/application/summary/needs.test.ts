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
  return {
    details,
    known: undefined,
    flow: undefined,
    matches: [],
    onAsk() {},
    onContact() {},
    onCheck: undefined,
  } as never;
}

test('distinguishes what waits for the customer from what a colleague has to do', () => {
  const { own, awaited } = needsOf(sourceOf('informationRequired'), words);
  expect(own.map(({ title }) => title)).toEqual([expect.stringContaining('Check handed over')]);
  expect(awaited.map(({ title, action }) => [title, action])).toEqual([['Waiting for the SIN', undefined]]);
});

test.each(['incomplete', 'closed'])('an application that is %s needs nothing', (status) => {
  expect(needsOf(sourceOf(status), words)).toEqual({ own: [], awaited: [] });
});

test('a flag about a file names its months, whatever the customer called the file', () => {
  const source = sourceOf('underReview');
  const reading = { periods: [{ from: '2026-08-01', to: '2026-08-31' }] };
  const statements = [{ statementId: 'a', fileName: 'IMG_0042.pdf', proof: 'notProven', reading }];
  const signals = [{ kind: 'sumsDoNotHold', statementId: 'a', account: 0, row: 4 }];
  const details = { ...source.details, checks: [], statements } as never;
  const { own } = needsOf({ ...source, details, flow: { signals, accounts: [] } as never }, words);
  expect(own.map(({ detail }) => detail.replaceAll('\u00A0', ' '))).toContain('August 2026 · IMG_0042.pdf');
});

test('papers of other businesses are one need, which names the first', () => {
  const source = sourceOf('underReview');
  const match = { applicationId: 'b', reference: 'F-2', operatingName: 'Harbour', shared: ['file', 'account'] };
  const matches = [
    { ...match, isAlarming: true },
    { ...match, reference: 'F-3', isAlarming: true },
    { ...match, isAlarming: false },
  ] as never;
  const { own } = needsOf({ ...source, details: { ...source.details, checks: [] }, matches }, words);
  expect(own.map(({ title, detail }) => [title, detail].map((text) => text.replaceAll('\u00A0', ' ')))).toEqual([
    ['Also in F-2 · Harbour', 'statement file and bank account · 1 more application'],
  ]);
});
