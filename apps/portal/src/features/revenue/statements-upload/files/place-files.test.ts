import type { StatementFile, StatementReading } from '@portal/contract/entities/entities';
import { expect, test } from 'vitest';
import { type FileGroup, placeFiles } from './place-files.ts';

type Period = readonly [from: string, to: string];

function file(statementId: string, periods: readonly Period[], state: StatementReading['state'] = 'read') {
  const reading = { state, periods: periods.map(([from, to]) => ({ from, to })) };
  return { statementId, reading } as unknown as StatementFile;
}

const may = file('may', [['2026-05-01', '2026-05-31']]);
const june = file('june', [['2026-06-01', '2026-06-30']]);
const juneToo = file('juneToo', [['2026-06-03', '2026-06-30']]);
const spanning = file('spanning', [['2026-05-15', '2026-06-14']]);
const scan = file('scan', [], 'notRecognised');
const waiting = file('waiting', [], 'waiting');

const written = (groups: readonly FileGroup[]) =>
  groups.map(({ kind, months, statementIds }) => [[kind, ...months].join(' '), statementIds.join(' ')]);
const place = (statements: StatementFile[], before?: FileGroup[], canMove = true) =>
  placeFiles(statements, { before, canMove });

test('files are listed by month, oldest first, below unrecognized files', () => {
  expect(written(place([may, scan, june, spanning, juneToo]))).toEqual([
    ['unknown', 'scan'],
    ['months 2026-05', 'may'],
    ['months 2026-05 2026-06', 'spanning'],
    ['months 2026-06', 'june juneToo'],
  ]);
  expect(place([])).toEqual([]);
});

test('files still being read when the list arrives come last', () => {
  expect(written(place([waiting, may]))).toEqual([
    ['months 2026-05', 'may'],
    ['arriving', 'waiting'],
  ]);
});

test('nothing moves while files arrive and are read; afterwards each takes its place', () => {
  const first = place([may]);
  const arriving = place([may, waiting], first, false);
  const read = [may, file('waiting', [['2026-06-01', '2026-06-30']]), scan];
  const held = place(read, arriving, false);
  expect(written(held)).toEqual([
    ['months 2026-05', 'may'],
    ['arriving', 'waiting scan'],
  ]);
  expect(written(place(read, held))).toEqual([
    ['unknown', 'scan'],
    ['months 2026-05', 'may'],
    ['months 2026-06', 'waiting'],
  ]);
});

test('a removed file disappears immediately, and its group with its last file', () => {
  const before = place([may, june, juneToo]);
  expect(written(place([may, juneToo], before, false))).toEqual([
    ['months 2026-05', 'may'],
    ['months 2026-06', 'juneToo'],
  ]);
  expect(written(place([may], before, false))).toEqual([['months 2026-05', 'may']]);
});
