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
    documents: [],
    events: [],
  };
  return {
    details,
    known: undefined,
    flow: undefined,
    matches: [],
    unknown: {},
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
    ['In common with F-2 · Harbour', 'statement file and bank account · 1 more application'],
  ]);
});

function needsOfFiles(
  names: readonly string[],
  signals: readonly object[],
  {
    months = [],
    state = 'read',
    proof = 'proven',
  }: { months?: readonly object[]; state?: string; proof?: string } = {},
) {
  const source = sourceOf('underReview');
  const statements = names.map((name, index) => {
    const month = `2026-0${index + 5}`;
    const reading = { state, hints: [], periods: [{ from: `${month}-01`, to: `${month}-28` }] };
    return { statementId: name, fileName: `${name}.pdf`, proof, reading };
  });
  const details = {
    ...source.details,
    application: { status: 'underReview', monthsReason: null },
    checks: [],
    statements,
  };
  const known = { row: { months, nextContactDay: '2030-01-01' }, today: '2026-11-30' };
  const flow = { signals, accounts: [], obligations: [] };
  return needsOf({ ...source, details, known, flow } as never, words).own.map(({ title, detail, isInformation }) => ({
    title,
    detail: detail.replaceAll('\u00A0', ' '),
    isOpen: isInformation !== true,
  }));
}

test('a month that is not proven stays open when its file has only a weak sign or another name', () => {
  const months = [{ month: '2026-05', state: 'notProven', reason: 'rowsNotRead' }];
  const weak = { kind: 'fileSign', sign: 'printer', days: [], rows: [], marks: [], strength: 'weak', statementId: 'a' };
  const otherName = { kind: 'otherHolder', holder: 'HARBOUR LTD.', statementId: 'a' };
  const open = { title: 'No rows were read from some statements', detail: 'May 2026', isOpen: true };
  for (const signal of [weak, otherName])
    expect(needsOfFiles(['a'], [signal], { months, proof: 'notProven' })).toContainEqual(open);
});

test('files with the same flag are one item', () => {
  const other = { kind: 'otherHolder', holder: 'HARBOUR LTD.' };
  const broken = { kind: 'sumsDoNotHold', account: 0, row: 1 };
  const signals = [
    { ...other, statementId: 'a' },
    { ...broken, statementId: 'a' },
    { ...other, statementId: 'b' },
    { ...broken, statementId: 'b' },
  ];
  expect(needsOfFiles(['a', 'b'], signals).map(({ title, detail }) => [title, detail])).toEqual([
    [
      'In the name of HARBOUR LTD., which is neither the business nor the applicant.',
      '2 statements · May and June 2026',
    ],
    ['From row 2 on, a printed total does not add up.', 'May 2026 · a.pdf'],
    ['From row 2 on, a printed total does not add up.', 'June 2026 · b.pdf'],
  ]);
});

test('months without a statement for every account are one item with a short title', () => {
  const signal = { kind: 'accountNotCovered', account: '0937', months: ['2026-05', '2026-06'] };
  const isOpen = false;
  const title = 'Monthly revenue leaves out 2 months';
  const detail = 'May and June 2026: no proven statement for account ••0937';
  expect(needsOfFiles([], [signal])).toEqual([{ title, detail, isOpen }]);
  const other = { ...signal, account: '4431', months: ['2026-06', '2026-09'] };
  expect(needsOfFiles([], [signal, other])).toEqual([
    {
      title: 'Monthly revenue leaves out 3 months',
      detail: `${detail}; June and September 2026: no proven statement for account ••4431`,
      isOpen,
    },
  ]);
});

test('a file that was not recognized is shown while months are missing', () => {
  const missing = [{ month: '2026-10', state: 'missing', reason: null }];
  const unread = { title: 'No statement was recognized', detail: 'scan.pdf', isOpen: false };
  expect(needsOfFiles(['scan'], [], { months: missing, state: 'notRecognised' })).toContainEqual(unread);
  expect(needsOfFiles(['scan'], [], { state: 'notRecognised' })).toEqual([]);
});

test('a decision leaves open what speaks against a file, but not facts such as a lender or a weak sign', () => {
  const signals = [
    { kind: 'fileSign', sign: 'resaved', days: [], rows: [], marks: [], strength: 'strong', statementId: 'a' },
    { kind: 'fileSign', sign: 'resaved', days: [], rows: [], marks: [], strength: 'weak', statementId: 'a' },
    { kind: 'advanceNotRepaid', lender: 'Merchant Growth', date: '2026-06-01', cents: 100 },
  ];
  expect(needsOfFiles(['a'], signals.slice(0, 1)).map(({ isOpen }) => isOpen)).toEqual([true]);
  expect(needsOfFiles(['a'], signals.slice(1)).map(({ isOpen }) => isOpen)).toEqual([false, false]);
});

test('a decision leaves open what could not be checked or is still loading, and a retry asks again for all that failed', () => {
  const retried: string[] = [];
  const failed = (part: string, isRetrying = false) => ({
    isLoading: false,
    isRetrying,
    retry: () => retried.push(part),
  });
  const decisions = { isLoading: true, isRetrying: false, retry() {} };
  const source = sourceOf('underReview');
  const ownOf = (unknown: NeedsSource['unknown']) =>
    needsOf({ ...source, details: { ...source.details, checks: [] }, unknown }, words).own;
  const own = ownOf({ row: failed('row'), matches: failed('matches', true), decisions });
  expect(own.map(({ title, isInformation }) => [title, isInformation])).toEqual([
    ['Could not be checked: promised contact and months and other applications', undefined],
    ['Still loading: earlier decisions', undefined],
  ]);
  for (const { action } of own) action?.run();
  expect(retried).toEqual(['row', 'matches']);
  const again = ownOf({ row: failed('row', true), matches: failed('matches', true), decisions });
  expect(again.map(({ title, action }) => [title, action?.isPending])).toEqual([
    ['Still loading: promised contact and months and other applications', true],
    ['Still loading: earlier decisions', undefined],
  ]);
});

test('documents and answers are one item after the alarms until staff do something after they arrived', () => {
  const source = sourceOf('underReview');
  const arrived = { state: 'provided', settledAt: '2026-11-03T10:00:00.000Z' };
  const requests = [
    { ...arrived, itemId: 'a', kind: 'document', document: 'voidCheque', answer: null },
    { ...arrived, itemId: 'b', kind: 'question', answer: `The oven is leased. ${'Since May. '.repeat(20)}` },
    { ...arrived, itemId: 'e', kind: 'document', document: 'identity', answer: null },
    { ...arrived, itemId: 'c', kind: 'document', document: 'lease', answer: null, state: 'open', settledAt: null },
  ];
  const files = [
    { documentId: 'd', itemId: 'a', document: 'voidCheque', fileName: 'cheque.pdf' },
    { documentId: 'f', itemId: 'e', document: 'identity', fileName: 'front.png' },
    { documentId: 'g', itemId: 'e', document: 'identity', fileName: 'back.png' },
  ];
  const needsAfter = (...events: { kind: string; day: string; actor?: string }[]) => {
    const done = events.map(({ kind, day, actor = 'staff' }) => ({
      kind,
      at: `2026-11-${day}T12:00:00.000Z`,
      by: { actor },
    }));
    const details = { ...source.details, checks: [], requests, documents: files, events: done } as never;
    const matches = [{ reference: 'F-2', operatingName: 'Harbour', shared: ['file'], isAlarming: true }] as never;
    return needsOf({ ...source, details, matches }, words).own.slice(1);
  };
  const own = needsAfter(
    { kind: 'contacted', day: '02' },
    { kind: 'assigned', day: '04' },
    { kind: 'documentProvided', day: '03', actor: 'customer' },
  );
  expect(own.map(({ title, detail, action }) => [title, detail, action?.label])).toEqual([
    [
      'To review: Void cheque, Government-issued photo ID, Answer',
      expect.stringMatching(/^cheque\.pdf, front\.png, back\.png.·.The oven is leased\. .{100,121}…$/u),
      'Open',
    ],
  ]);
  expect(own[0]?.isInformation).toBe(true);
  expect(needsAfter({ kind: 'contacted', day: '04' })).toEqual([]);
});
