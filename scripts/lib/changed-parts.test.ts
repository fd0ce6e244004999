import { expect, test } from 'vitest';
import { ordinaryParts, partsFor } from './changed-parts.ts';

test.each([
  [
    ['docs/operations.md', 'README.md'],
    ['check', 'unit'],
  ],
  [['docs/api.md'], ['check', 'unit', 'operations']],
  [['docs/examples/webhook-receiver.ts'], ['check', 'unit', 'operations']],
  [['apps/portal/index.html'], ordinaryParts],
  [['apps/console/e2e/journeys/list.spec.ts'], ['check', 'e2e']],
  [['packages/test-kit/server.ts'], ['check', 'e2e']],
  [['apps/server/test/attempts/fuzz.operation.test.ts'], ['check', 'operations']],
  [
    ['packages/design/src/button.tsx', 'docs/style.md'],
    ['check', 'unit', 'e2e'],
  ],
  [
    ['apps/console/src/app.tsx', 'apps/command-line/src/main.ts'],
    ['check', 'unit', 'operations', 'e2e'],
  ],
  [['packages/contract/src/constants.ts'], ordinaryParts],
  [['package-lock.json'], ordinaryParts],
  [['a-folder/of-another-day.ts', 'README.md'], ordinaryParts],
  [[], []],
])('a change to %j requires %j', (files, parts) => {
  expect(partsFor(files)).toEqual(parts);
});
