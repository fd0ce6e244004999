import { expect, test } from 'vitest';
import { nameAmong } from './name-among.ts';

test('people with the same name are shown with their addresses', () => {
  const people = [
    { name: 'Anne Roy', email: 'anne.roy@lender.example' },
    { name: 'Anne Roy', email: 'a.roy@lender.example' },
    { name: 'Owen Kassel', email: 'owen.kassel@lender.example' },
  ];
  expect(people.map((person) => nameAmong(people, person))).toEqual([
    'Anne Roy (anne.roy@lender.example)',
    'Anne Roy (a.roy@lender.example)',
    'Owen Kassel',
  ]);
});
