import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { exampleOf, explainOperation, formatPair } from './explain-operation.ts';
import { callableOperations } from './find-operation.ts';
import { parametersOf } from './parameters.ts';
import { prepareCall } from './prepare-call.ts';

const wordsOf = (line: string) =>
  execFileSync('sh', ['-c', String.raw`printf '%s\0' ${line}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);

test.each(callableOperations.map((operation) => [operation.operationId, operation] as const))(
  'the example for %s is accepted as written, and every value is explained',
  (name, operation) => {
    const [npm, run, quiet, script, end, call, id, ...values] = wordsOf(exampleOf(operation));
    expect([npm, run, quiet, script, end, call, id]).toEqual(['npm', 'run', '-s', 'portal', '--', 'call', name]);
    expect(() => prepareCall(operation, values)).not.toThrow();
    expect(parametersOf(operation).filter(({ meaning, form }) => meaning === '' || form === '')).toEqual([]);
    expect(explainOperation(operation)).toContain(exampleOf(operation));
  },
);

test('no name is shared by two values of an operation', () => {
  for (const operation of callableOperations) {
    const names = parametersOf(operation).map(({ name }) => name);
    expect(new Set(names).size, operation.operationId).toBe(names.length);
  }
});

test.each(["l'été", '$HOME `id` "x" \\', 'a b', '', '{"a":[1]}'])('%j is quoted for a shell', (text) => {
  expect(wordsOf(formatPair('name', text))).toEqual([`name=${text}`]);
});
