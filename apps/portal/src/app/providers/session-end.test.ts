import { expect, test } from 'vitest';
import { endOf } from './session-end.ts';

test('the idle timeout can be extended', () => {
  expect(endOf({ idleEndsAt: 1000, endsAt: 5000 })).toEqual({ endsAt: 1000, canExtend: true });
});

test('the absolute timeout cannot be extended', () => {
  expect(endOf({ idleEndsAt: 5000, endsAt: 5000 })).toEqual({ endsAt: 5000, canExtend: false });
  expect(endOf({ idleEndsAt: 9000, endsAt: 5000 })).toEqual({ endsAt: 5000, canExtend: false });
});
