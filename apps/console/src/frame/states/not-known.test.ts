import { addTexts } from '@portal/design/i18n/texts.ts';
import texts from '@portal/locales/en.json' with { type: 'json' };
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { NotKnown } from './not-known.tsx';
import { whyUnknown } from './why-unknown.ts';

vi.stubGlobal('document', { getElementById: () => null });

addTexts('en', texts);

const first = { data: undefined, error: null, errorUpdateCount: 0, isEnabled: true, refetch: () => Promise.resolve() };
const failed = { ...first, error: new Error('unavailable'), errorUpdateCount: 1 };

function draw(query: typeof first | typeof failed): string {
  const unknown = whyUnknown(query);
  return unknown ? renderToStaticMarkup(createElement(NotKnown, { what: 'Duplicates', unknown })) : '';
}

test('a value that failed keeps its button while it loads again, and a screen reader announces both states', () => {
  expect(draw(first)).toBe('Loading…');
  expect(draw(failed)).toMatch(/<span role="status">Could not be checked<.*<button (?!.*aria-disabled).*Try again/u);
  expect(draw({ ...failed, error: null })).toMatch(/<span role="status">Loading…<.*<button .*aria-disabled="true"/u);
});
