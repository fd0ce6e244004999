import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startPausableTimer } from './pausable-timer.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('paused time does not count', () => {
  const onEnd = vi.fn();
  const timer = startPausableTimer(6000, onEnd);
  vi.advanceTimersByTime(5000);
  timer.pause();
  vi.advanceTimersByTime(60_000);
  timer.resume();
  vi.advanceTimersByTime(999);
  expect(onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('pointer and focus can each pause and resume the timer', () => {
  const onEnd = vi.fn();
  const timer = startPausableTimer(100, onEnd);
  timer.pause();
  timer.pause();
  timer.resume();
  timer.resume();
  vi.advanceTimersByTime(100);
  expect(onEnd).toHaveBeenCalledOnce();
});

test('a stopped timer does not fire', () => {
  const onEnd = vi.fn();
  startPausableTimer(100, onEnd).stop();
  vi.advanceTimersByTime(1000);
  expect(onEnd).not.toHaveBeenCalled();
});
