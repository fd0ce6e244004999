import { paths } from '@portal/contract/routes';
import { expect, test } from '@portal/test-kit/test';
import { testScreens } from '@portal/test-kit/test-screens';
import { screenCases } from './index.ts';
import { expectContents, screenContents } from './screen-contents.ts';

const screens = Object.keys(screenContents);

testScreens(screenCases, { screens, expect: expectContents });

/** These routes show another route's screen, or redirect immediately. */
const withoutScreens: readonly string[] = [paths.loginLink, paths.bankReturn];

test('every route has a screen test', () => {
  const shown = new Set<string>(screenCases.map(({ route }) => route));
  expect(
    Object.values(paths)
      .filter((route) => !shown.has(route))
      .toSorted(),
  ).toEqual(withoutScreens.toSorted());
});

test('the table of contents only names screens that exist', () => {
  const known = new Set(screenCases.map(({ name }) => name));
  expect(screens.filter((name) => !known.has(name))).toEqual([]);
});
