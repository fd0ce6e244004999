import { ALERT_CLEAR_DELAY_MS, TOAST_DURATION_MS } from '@portal/contract/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAlertLife } from './alert-life.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const calls: string[] = [];
  const life = startAlertLife({ onHide: () => calls.push('hidden'), onClear: () => calls.push('cleared') });
  return { calls, life };
}

test('hides after 6000 ms and is cleared 1000 ms later', () => {
  const { calls } = start();
  vi.advanceTimersByTime(5999);
  expect(calls).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['hidden']);
  vi.advanceTimersByTime(999);
  expect(calls).toEqual(['hidden']);
  vi.advanceTimersByTime(1);
  expect(calls).toEqual(['hidden', 'cleared']);
});

test('an alert closed by hand is cleared once, 1 s later', () => {
  const { calls, life } = start();
  vi.advanceTimersByTime(100);
  life.close();
  life.close();
  life.hold(true);
  life.hold(false);
  vi.advanceTimersByTime(ALERT_CLEAR_DELAY_MS);
  expect(calls).toEqual(['hidden', 'cleared']);
  vi.advanceTimersByTime(TOAST_DURATION_MS);
  expect(calls).toEqual(['hidden', 'cleared']);
});

test('stays while it is hovered or focused', () => {
  const { calls, life } = start();
  life.hold(true);
  vi.advanceTimersByTime(10 * TOAST_DURATION_MS);
  expect(calls).toEqual([]);
  life.hold(false);
  vi.advanceTimersByTime(TOAST_DURATION_MS);
  expect(calls).toEqual(['hidden']);
});

test('an alert that was replaced no longer fires its callbacks', () => {
  const { calls, life } = start();
  life.stop();
  vi.advanceTimersByTime(2 * TOAST_DURATION_MS);
  const closed = start();
  closed.life.close();
  closed.life.stop();
  vi.advanceTimersByTime(2 * TOAST_DURATION_MS);
  expect(calls).toEqual([]);
  expect(closed.calls).toEqual(['hidden']);
});
