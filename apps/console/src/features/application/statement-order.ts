import type { ConsoleAddress } from '../../frame/navigation.tsx';
import { applicationAddress } from '../../frame/navigation.tsx';
import type { Details } from './details.ts';

/** The files by their periods, the oldest first; those without a period after them. */
export function orderedStatements({ statements }: Pick<Details, 'statements'>): Details['statements'] {
  const firstDay = ({ reading: { periods } }: Details['statements'][number]) => periods[0]?.from ?? '9999';
  return statements.toSorted((a, b) => firstDay(a).localeCompare(firstDay(b)) || a.fileName.localeCompare(b.fileName));
}

/** A row of an account by their numbers. */
export interface RowPlace {
  account: number;
  row: number;
}

/** The page of a statement, at a row of it if one is named. */
export function statementAddress(applicationId: string, statementId: string, at?: RowPlace): ConsoleAddress {
  const query = at ? `?account=${String(at.account)}&row=${String(at.row)}` : '';
  return applicationAddress(applicationId, `/statements/${statementId}${query}`);
}
