/**
 * Splits a CSV file between records and repeats the header in each part. A line break in quotes does not end a record.
 */
export function splitCsv(text: string, mostCharacters: number): { csv: string; linesBefore: number }[] {
  const [header = '', ...records] = recordsOf(text);
  const parts: { csv: string; linesBefore: number }[] = [];
  let [part, linesBefore, line] = [header, 0, linesIn(header)];
  for (const record of records) {
    if (part.length + record.length > mostCharacters && part !== header) {
      parts.push({ csv: part, linesBefore });
      [part, linesBefore] = [header, line - linesIn(header)];
    }
    part += record;
    line += linesIn(record);
  }
  return [...parts, { csv: part, linesBefore }];
}

function recordsOf(text: string): string[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
  const records: string[] = [];
  let record = '';
  for (const line of lines) {
    record += line;
    const quotes = record.split('"').length - 1;
    if (quotes % 2 === 0) {
      records.push(record);
      record = '';
    }
  }
  return record === '' ? records : [...records, record];
}

function linesIn(text: string): number {
  return text.split('\n').length - 1;
}

/** The header and only the records that start on these lines, such as those an import refused. */
export function pickRecords(text: string, lines: ReadonlySet<number>): string {
  let line = 1;
  const picked = recordsOf(text).filter((record, index) => {
    const starts = line;
    line += linesIn(record);
    return index === 0 || lines.has(starts);
  });
  return picked.map((record) => (record.endsWith('\n') ? record : `${record}\n`)).join('');
}
