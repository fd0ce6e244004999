import { expect, test } from 'vitest';
import { listAddress, readChoice } from './query-state.ts';

test('unknown parameters are ignored', () => {
  expect(readChoice('told=no&since=30', 'told', ['yes', 'no'])).toBe('no');
  expect(readChoice('told=perhaps', 'told', ['yes', 'no'])).toBeUndefined();
  expect(readChoice('', 'told', ['yes', 'no'])).toBeUndefined();
});

test('a URL contains only the parameters that are set', () => {
  expect(listAddress('/staff/leads', { told: 'no', since: undefined })).toBe('/staff/leads?told=no');
  expect(listAddress('/staff/leads', { told: undefined })).toBe('/staff/leads');
});
