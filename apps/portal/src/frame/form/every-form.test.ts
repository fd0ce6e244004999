import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

/** Why a form may lose what is typed in it; its screen says so. */
const losesTyped = ['features/application/sin-entry/use-sin.ts'];

test('every form but that of the SIN stores what is typed in it', () => {
  const users = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) =>
    readFileSync(join(source, file), 'utf8').includes('usePortalForm('),
  );
  expect(users.toSorted()).toEqual([
    ...losesTyped,
    'features/application/step/use-step-form.ts',
    'frame/form/every-form.test.ts',
    'frame/form/use-typed-form.ts',
    'frame/form/use-unsaved-form.ts',
  ]);
});
