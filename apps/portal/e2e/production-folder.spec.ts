import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { MEGABYTE } from '@portal/contract/constants';
import { findProductionFolder } from '@portal/test-kit/server';

/** Node alone takes 121 MB. */
const MEGABYTES_AT_MOST = 200;

test('the production folder is at most 200 MB', async () => {
  const folder = findProductionFolder() ?? '';
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    entries.filter((entry) => entry.isFile()).map(async (file) => (await stat(join(file.parentPath, file.name))).size),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0) / MEGABYTE).toBeLessThanOrEqual(MEGABYTES_AT_MOST);
});
