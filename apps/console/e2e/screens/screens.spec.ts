import { consolePaths } from '@portal/contract/staff/console-paths';
import { expect, test } from '@portal/test-kit/test';
import { testScreens } from '@portal/test-kit/test-screens';
import { consoleCases } from './cases.ts';

testScreens(consoleCases);

test('every route has a screen test', () => {
  const shown = new Set<string>(consoleCases.map(({ route }) => route));
  expect(Object.values(consolePaths).filter((route) => !shown.has(route))).toEqual([]);
});
