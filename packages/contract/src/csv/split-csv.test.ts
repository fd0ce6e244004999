import { describe, expect, it, test } from 'vitest';
import { pickRecords, splitCsv } from './split-csv.ts';

test('a short file stays whole', () => {
  expect(splitCsv('a,b\n1,2\n', 100)).toEqual([{ csv: 'a,b\n1,2\n', linesBefore: 0 }]);
});

describe('a long file is split', () => {
  const parts = splitCsv('a,b\r\n1,"two\r\nlines"\r\n3,4\r\n5,6', 24);

  it('splits between records, repeating the header in each part', () => {
    expect(parts.map(({ csv }) => csv)).toEqual(['a,b\r\n1,"two\r\nlines"\r\n', 'a,b\r\n3,4\r\n5,6']);
  });

  it('maps a line in a part back to the file', () => {
    // "3,4" is line 2 of its part and line 4 of the file.
    expect(parts[1]?.linesBefore).toBe(2);
  });
});

test('records are selected by the line they start on', () => {
  const text = 'a,b\n1,"two\nlines"\n3,4\n5,6';
  expect(pickRecords(text, new Set([2, 5]))).toBe('a,b\n1,"two\nlines"\n5,6\n');
  expect(pickRecords(text, new Set())).toBe('a,b\n');
});
