import { expect, test } from 'vitest';
import { labelAbove } from './chart-marks.tsx';

test.each([
  ['above a bar that ends just below the line, the label is above the line', 60, 55, 50],
  ['above a bar of the stated amount, too', 60, 60, 55],
  ['far below the line, the label is at its bar', 60, 40, 55],
  ['above the line, the label is at its bar', 60, 70, 55],
  ['without a line, the label is at its bar', 60, undefined, 55],
])('%s', (_when, bar, line, baseline) => {
  expect(labelAbove(bar, line)).toBe(baseline);
});
