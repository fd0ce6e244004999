import { expect, test } from 'vitest';
import { stepperItems } from './stepper-items.ts';

const texts = { t: (key: string) => key };

test('steps before the current step are done, later steps are ahead', () => {
  const states = stepperItems('personal', texts).map(({ id, state }) => `${id} ${state}`);
  expect(states).toEqual(['welcome done', 'business done', 'personal current', 'revenue ahead', 'complete ahead']);
});

test('the last step is current on review', () => {
  expect(stepperItems('complete', texts).map(({ state }) => state)).toEqual([
    'done',
    'done',
    'done',
    'done',
    'current',
  ]);
});
