import { type ConsoleAddress, consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import type { Details } from '../details.ts';

export function orderedStatements({ statements }: Pick<Details, 'statements'>): Details['statements'] {
  const firstDay = ({ reading: { periods } }: Details['statements'][number]) => periods[0]?.from ?? '9999';
  return statements.toSorted((a, b) => firstDay(a).localeCompare(firstDay(b)) || a.fileName.localeCompare(b.fileName));
}

export interface RowPlace {
  account: number;
  row: number;
}

export function statementAddress(applicationId: string, statementId: string, at?: RowPlace): ConsoleAddress {
  const query = at ? `?account=${String(at.account)}&row=${String(at.row)}` : '';
  return `${consoleAddress(consolePaths.statement, { applicationId, statementId })}${query}`;
}
