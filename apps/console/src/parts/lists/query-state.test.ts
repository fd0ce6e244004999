import { expect, test } from 'vitest';
import { listAddress, readChoice } from './query-state.ts';

test('what is not understood is left out', () => {
  expect(readChoice('told=no&since=30', 'told', ['yes', 'no'])).toBe('no');
  expect(readChoice('told=perhaps', 'told', ['yes', 'no'])).toBeUndefined();
  expect(readChoice('', 'told', ['yes', 'no'])).toBeUndefined();
});

test('an address has what is set alone', () => {
  expect(listAddress('/staff/leads', { told: 'no', since: undefined })).toBe('/staff/leads?told=no');
  expect(listAddress('/staff/leads', { told: undefined })).toBe('/staff/leads');
});
