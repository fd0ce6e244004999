import type { MatchKind } from '@portal/contract/staff/matches';
import { expect, test } from 'vitest';
import { judgeMatch } from './judge-match.ts';

const bakery = '9412-3317 Québec inc.';
const foods = 'Harbour Foods Ltd.';

test.each<[what: string, left: string, right: string, shared: MatchKind[], isAlarming: boolean]>([
  ['a statement used for two businesses', bakery, foods, ['file'], true],
  ['rows under another name', bakery, foods, ['rows'], true],
  ['one account of two businesses', bakery, foods, ['account', 'holder'], true],
  ['one bank login of two people', bakery, foods, ['login'], true],
  ['one SIN of two people', bakery, foods, ['sin'], true],
  ['the papers of the person’s other business', bakery, foods, ['file', 'person'], true],
  ['a second business of one person', bakery, foods, ['login', 'sin', 'person', 'email', 'phone'], false],
  ['a second owner of the business', bakery, bakery, ['file', 'rows', 'account', 'login', 'businessAddress'], false],
  ['a renewal', bakery, '9412 3317 QUEBEC INC', ['account', 'person', 'sin'], false],
  ['clients of one bookkeeper', bakery, foods, ['phone', 'email', 'device'], false],
  ['neighbours and family', bakery, foods, ['homeAddress', 'businessAddress', 'holder'], false],
])('%s', (_what, left, right, shared, isAlarming) => {
  expect(judgeMatch(left, right, shared)).toEqual({ isSameBusiness: left === bakery && right !== foods, isAlarming });
});
