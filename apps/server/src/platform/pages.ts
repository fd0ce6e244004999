import { PAGE_SIZE } from '@portal/contract/constants';

/** A requested page: rows after `after`, at most `limit`. */
export interface WantedPage {
  after?: string | undefined;
  limit?: number | undefined;
}

/** How many rows to read for a page: one more than it holds, to know whether there is a next one. */
export function rowsOfPage({ after, limit = PAGE_SIZE }: WantedPage): { after: string | undefined; limit: number } {
  return { after, limit: limit + 1 };
}

/** The rows of the page, and where the next one starts. */
export function pageOf<Row extends { id: string }>(
  { limit = PAGE_SIZE }: WantedPage,
  rows: readonly Row[],
): { rows: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
