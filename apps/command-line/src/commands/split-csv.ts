/** Splits a CSV file between records, each part with the header; a line break inside quotes ends no record. */
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
