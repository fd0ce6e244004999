import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';
import { measuredIn, refreshed } from './document.ts';
import { capacityOf, type Fleet, type Measured, usage } from './model.ts';

const file = join(root, 'docs/capacity.md');
const document = readFileSync(file, 'utf8');

test('the results in docs/capacity.md follow from its measurements', async () => {
  expect(await refreshed(document, file)).toBe(document);
});

test('new measurements are written to the document and used in the calculation', async () => {
  const before = measuredIn(document);
  const measured: Measured = { ...before, costs: { ...before.costs, save: { portalMs: 987, databaseMs: 65 } } };
  const renewed = await refreshed(document, file, measured);
  expect(measuredIn(renewed)).toEqual(measured);
  expect(renewed).not.toBe(document);
  expect(await refreshed(renewed, file)).toBe(renewed);
});

test('the daily capacity follows from the busiest hour and the scarcest resource', () => {
  const nothing = { portalMs: 0, databaseMs: 0 };
  const costs: Measured['costs'] = {
    save: { portalMs: 1000 / usage.save, databaseMs: 250 / usage.save },
    read: nothing,
    staffPage: nothing,
    uploadMegabyte: nothing,
    textPage: nothing,
    scannedPage: { portalMs: 10_000 / usage.scannedPage, databaseMs: 0 },
  };
  const measured = { costs, storage: { databaseBytes: 10_000, databaseRows: 25 } };
  const fleet: Fleet = { name: 'two', portalCores: 2, databaseCores: 1, processes: 2 };
  const { allowed, aDay, breaksFirst, connections } = capacityOf(fleet, measured);
  // 2 cores × 60 % × 3,600 s = 4,320 in the busiest hour, a fifth of the day; a PostgreSQL core handles twice as many.
  expect(allowed).toEqual({ portal: 21_600, pictures: 14_400, database: 43_200 });
  expect([aDay, breaksFirst, connections]).toEqual([14_400, 'pictures', 42]);
});
