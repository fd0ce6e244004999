import type { FileSign } from '@portal/contract/application/statements/file-signs';
import { formatDay } from './day.ts';
import type { Words } from './words.ts';

/** Describes a sign that a file was altered: what it is and on which pages, without a verdict. */
export function fileSignWords(
  { sign, marks, program, days, rows }: Pick<FileSign, 'sign' | 'marks' | 'program' | 'days' | 'rows'>,
  { t, language }: Words,
): string {
  const [first = '', second = ''] = days.map((day) => formatDay(day, language, 'short'));
  const what = t(`console.fileSigns.what.${sign}`, {
    program: program ?? '',
    first,
    second,
    rows: rows.map((row) => row + 1).join(', '),
  });
  const pages = [...new Set(marks.map(({ page }) => page))];
  return pages.length === 0
    ? what
    : t('console.fileSigns.onPages', { what, count: pages.length, pages: pages.join(', ') });
}

/** The text at a place, and what an earlier version or the text below says; empty if only the place is known. */
export function signMarkWords({ text, earlierText }: FileSign['marks'][number], { t }: Words): string {
  if (earlierText === null) return text ?? '';
  return t('console.fileSigns.earlierText', { text: text ?? t('console.fileSigns.nothing'), earlier: earlierText });
}
