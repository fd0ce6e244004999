import { addTexts } from '@portal/design/i18n/texts.ts';
import texts from '@portal/locales/en.json' with { type: 'json' };
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { cashFlowQuery, matchesQuery } from '../../../parts/application/application-queries.ts';
import { ConsentsLine } from './consents-line.tsx';
import { DuplicatesLine, EligibilityLine, FilesLine } from './further-lines.tsx';

vi.mock('../../../api/call-operation.ts', () => ({ callOperation: vi.fn() }));
vi.stubGlobal('document', { getElementById: () => null });

addTexts('en', texts);

const toneOfIcon = { 'circle-check': 'good', 'triangle-alert': 'warn', 'circle-dashed': 'quiet' } as const;

const application = {
  applicationId: 'a',
  reference: 'F-1',
  monthsInBusiness: 12,
  businessInfo: { annualRevenue: 200_000 },
};
const file = { statementId: 's', reading: { state: 'read', hints: [] } };
const keyOf: Record<'matches' | 'cashFlow', readonly unknown[]> = {
  matches: matchesQuery(application).queryKey,
  cashFlow: cashFlowQuery(application.applicationId).queryKey,
};
type Known = Partial<Record<keyof typeof keyOf, unknown>>;

interface Shown {
  tone: string | undefined;
  text: string;
}

function draw<Props extends object>(line: FunctionComponent<Props>, props: object, client = new QueryClient()): Shown {
  const markup = renderToStaticMarkup(
    createElement(QueryClientProvider, { client }, createElement(line, props as Props)),
  );
  const [, icon = ''] = /lucide-(circle-check|triangle-alert|circle-dashed)/u.exec(markup) ?? [];
  const text = markup.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/\s+/gu, ' ');
  return { tone: toneOfIcon[icon as keyof typeof toneOfIcon], text };
}

function drawKnown(line: FunctionComponent<never>, part: object, known: Known): Shown {
  const client = new QueryClient();
  for (const [name, data] of Object.entries(known)) client.setQueryData(keyOf[name as keyof Known], data);
  return draw(line as FunctionComponent<object>, { details: { application, statements: [file], ...part } }, client);
}

async function drawFailed(line: FunctionComponent<never>): Promise<Shown> {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryOnMount: false } } });
  const queryFn = () => Promise.reject(new Error('unavailable'));
  for (const queryKey of Object.values(keyOf)) await client.query({ queryKey, queryFn }).catch(() => undefined);
  return draw(line as FunctionComponent<object>, { details: { application, statements: [file] } }, client);
}

const match = { applicationId: 'b', reference: 'F-2', operatingName: 'Harbour', shared: ['email'], isAlarming: false };
const alarming = { ...match, reference: 'F-3', shared: ['file'], isAlarming: true };

test.each([
  ['no match', [], 'good', 'No other customer’s application has anything in common'],
  ['a match that explains itself', [match], 'quiet', 'In common with F-2 · Harbour: email'],
  ['an alarm', [match, alarming], 'warn', 'In common with F-3 · Harbour: statement file'],
])('duplicates with %s', (_name, matches, tone, words) => {
  const shown = drawKnown(DuplicatesLine, {}, { matches: { matches } });
  expect(shown.tone).toBe(tone);
  expect(shown.text).toContain(words);
});

const weak = {
  kind: 'fileSign',
  sign: 'printer',
  strength: 'weak',
  days: [],
  rows: [],
  marks: [],
  statementId: 's',
} as const;
const unread = { ...file, reading: { state: 'notRecognised', hints: [] } };

test.each([
  ['nothing unusual', [], [file], 'good', 'Nothing unusual was found in the file.'],
  ['a weak sign', [weak], [file], 'good', ''],
  ['a strong sign', [{ ...weak, strength: 'strong' }], [file], 'warn', ''],
  [
    'a total that does not add up',
    [{ kind: 'sumsDoNotHold', statementId: 's', account: 0, row: 1 }],
    [file],
    'warn',
    '',
  ],
  ['a file that is no statement', [], [unread], 'warn', '1 file was not recognized as a statement.'],
])('files with %s', (_name, signals, statements, tone, words) => {
  const shown = drawKnown(FilesLine, { statements }, { cashFlow: { signals } });
  expect(shown.tone).toBe(tone);
  expect(shown.text).toContain(words);
});

test.each([DuplicatesLine, FilesLine])('a line is never good while its data loads or after it failed', async (line) => {
  const loading = drawKnown(line, {}, {});
  const failed = await drawFailed(line);
  expect([loading.tone, failed.tone]).toEqual(['quiet', 'quiet']);
  expect(loading.text).toContain('Loading…');
  expect(failed.text).toMatch(/Could not be checked\s+Try again/u);
});

test.each([
  ['at both limits', 6, 120_000, 'good', 'At least 6 months and $120,000 a year.'],
  ['too young', 5, 120_000, 'warn', 'In business for less than 6 months.'],
  ['too small', 6, 119_999, 'warn', 'Revenue below $120,000 a year.'],
])('eligibility of a business %s', (_name, monthsInBusiness, annualRevenue, tone, words) => {
  const asked = { ...application, monthsInBusiness, businessInfo: { annualRevenue } };
  const { tone: shown, text } = drawKnown(EligibilityLine, { application: asked }, {});
  expect(shown).toBe(tone);
  expect(text.toLowerCase()).toContain(words.toLowerCase());
});

const consent = {
  kind: 'terms',
  givenAt: '2026-10-01T12:00:00.000Z',
  withdrawnAt: null,
  textVersion: '1',
  language: 'en',
  isOfApplication: true,
};

test.each([
  ['active', null, 'good'],
  ['withdrawn', '2026-11-01T12:00:00.000Z', 'warn'],
])('consents of which one is %s', (_name, withdrawnAt, tone) => {
  const consents = [consent, { ...consent, kind: 'softCreditCheck', withdrawnAt }];
  expect(draw(ConsentsLine, { consents }).tone).toBe(tone);
});
