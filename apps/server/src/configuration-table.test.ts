import { expect, test } from 'vitest';
import { documentedNames } from '../test/documented-names.ts';
import { configurationVariables } from './config.ts';

test('the table in README names every variable, and no other', () => {
  expect(documentedNames('README.md', 'Configuration').toSorted()).toEqual(configurationVariables.toSorted());
});
