import { ALERT_CLEAR_DELAY_MS, TOAST_DURATION_MS } from '@portal/contract/constants';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAlertLife } from './alert-life.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function start() {
  const told: string[] = [];
  const life = startAlertLife({ onHide: () => told.push('hidden'), onClear: () => told.push('cleared') });
  return { told, life };
}

test('hides after 6000 ms, and is cleared 1000 ms later', () => {
  const { told } = start();
  vi.advanceTimersByTime(5999);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['hidden']);
  vi.advanceTimersByTime(999);
  expect(told).toEqual(['hidden']);
  vi.advanceTimersByTime(1);
  expect(told).toEqual(['hidden', 'cleared']);
});

test('closed by hand: cleared 1 s after that, once', () => {
  const { told, life } = start();
  vi.advanceTimersByTime(100);
  life.close();
  life.close();
  life.hold(true);
  life.hold(false);
  vi.advanceTimersByTime(ALERT_CLEAR_DELAY_MS);
  expect(told).toEqual(['hidden', 'cleared']);
  vi.advanceTimersByTime(TOAST_DURATION_MS);
  expect(told).toEqual(['hidden', 'cleared']);
});

test('stays while it is held', () => {
  const { told, life } = start();
  life.hold(true);
  vi.advanceTimersByTime(10 * TOAST_DURATION_MS);
  expect(told).toEqual([]);
  life.hold(false);
  vi.advanceTimersByTime(TOAST_DURATION_MS);
  expect(told).toEqual(['hidden']);
});

test('another alert in its place: it says nothing any more', () => {
  const { told, life } = start();
  life.stop();
  vi.advanceTimersByTime(2 * TOAST_DURATION_MS);
  const closed = start();
  closed.life.close();
  closed.life.stop();
  vi.advanceTimersByTime(2 * TOAST_DURATION_MS);
  expect(told).toEqual([]);
  expect(closed.told).toEqual(['hidden']);
});
