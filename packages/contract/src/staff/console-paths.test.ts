import { expect, test } from 'vitest';
import { consoleAddress, consolePaths, readConsoleAddress } from './console-paths.ts';

const values = { applicationId: 'a1', statementId: 's 2' };

test('a URL is built from the values of its path, and parsed back into them', () => {
  const address = consoleAddress(consolePaths.statement, { applicationId: 'a1', statementId: 's%202' });
  expect(address).toBe('/staff/applications/a1/statements/s%202');
  expect(readConsoleAddress(consolePaths.statement, address)).toEqual(values);
  expect(readConsoleAddress(consolePaths.statement, `${address}/`)).toEqual(values);
});

test.each([
  [consolePaths.application, '/staff/applications/a1/cash-flow'],
  [consolePaths.application, '/staff/customers/a1'],
  [consolePaths.cashFlow, '/staff/applications/a1'],
  [consolePaths.workList, '/staff/overview'],
])('%s is not the path of %s', (path, address) => {
  expect(readConsoleAddress(path, address)).toBeUndefined();
});

test('each path leads only to its own screen', () => {
  const all = Object.values(consolePaths);
  for (const path of all) expect(all.filter((each) => readConsoleAddress(each, path) !== undefined)).toEqual([path]);
});
