import { PAGE_SIZE } from '@portal/contract/constants';

export interface WantedPage {
  after?: string | undefined;
  limit?: number | undefined;
}

/** Number of rows to read for a page: one more than it shows, to find out whether another page follows. */
export function rowsOfPage({ after, limit = PAGE_SIZE }: WantedPage): { after: string | undefined; limit: number } {
  return { after, limit: limit + 1 };
}

export function pageOf<Row extends { id: string }>(
  { limit = PAGE_SIZE }: WantedPage,
  rows: readonly Row[],
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
