import { expect, test } from 'vitest';
import { stepperItems } from './stepper-items.ts';

const texts = { t: (key: string) => key };

test('steps before the current one are done, later ones ahead', () => {
  const states = stepperItems('personal', false, texts).map(({ id, state }) => `${id} ${state}`);
  expect(states).toEqual(['welcome done', 'business done', 'personal current', 'revenue ahead', 'complete ahead']);
});

test('the last is current on review and done on final', () => {
  expect(stepperItems('complete', false, texts).at(-1)?.state).toBe('current');
  expect(stepperItems('complete', true, texts).every(({ state }) => state === 'done')).toBe(true);
});
