import type { RowsBehind } from '@portal/contract/application/cash-flow';
import type { ConsoleAddress } from '@portal/contract/staff/console-paths';
import type { Details } from '../details.ts';
import { statementAddress } from '../revenue/statement-order.ts';
import type { Cell } from './flow-columns.ts';

/** Address of the first of these rows; undefined if no file of the application contains them. */
export function addressOfRows({ application, statements }: Details, behind: RowsBehind): ConsoleAddress | undefined {
  if ('transactions' in behind) return undefined;
  const { statementId, account, rows } = behind;
  const [row] = rows;
  const isThere = statements.some((one) => one.statementId === statementId);
  return isThere && row !== undefined
    ? statementAddress(application.applicationId, statementId, { account, row })
    : undefined;
}

export function addressOfFirstRow(details: Details, cell: Cell | undefined): ConsoleAddress | undefined {
  const behind = cell?.sources.flatMap(({ from }) => from) ?? [];
  return behind.map((one) => addressOfRows(details, one)).find((address) => address !== undefined);
}
