import { expect, test } from 'vitest';
import { toCsv } from './to-csv.ts';

test('a cell that a spreadsheet would run is text, and an amount stays a number', () => {
  const rows = [{ description: '=HYPERLINK("http://x")', cents: -1250, isLeftOut: true, account: null }];
  expect(toCsv(['description', 'cents', 'isLeftOut', 'account'], rows)).toBe(
    'description,cents,isLeftOut,account\r\n"\'=HYPERLINK(""http://x"")",-1250,yes,\r\n',
  );
});
