import type { ListedStatement } from '@portal/contract/application/statements/statement-corrections';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { cashFlowQuery } from '../../../parts/application/application-queries.ts';
import { type ChosenMark, type LetteredSign, signsOf } from './file-signs.ts';
import type { PaperViewerProps } from './paper/paper-viewer.tsx';
import type { StatementPlace } from './use-statement.ts';

export function useFileSigns({ applicationId, statementId }: StatementPlace) {
  const { data: flow } = useQuery(cashFlowQuery(applicationId));
  const all = useMemo(() => signsOf(flow, statementId), [flow, statementId]);
  const [chosen, choose] = useState<ChosenMark>();
  const [earlierBytes, showVersion] = useState<number>();
  // The other places are those of the latest version.
  const shown = earlierBytes === undefined ? all : all.filter((sign) => sign.earlierBytes === earlierBytes);
  return { all, shown, chosen, choose, earlierBytes, showVersion };
}

export function rowOf(sign: LetteredSign, mark: number, { accounts }: ListedStatement): PaperViewerProps['sought'] {
  const own = accounts.find(({ position }) => position === sign.account)?.transactions ?? [];
  const index = own.findIndex(({ row }) => row === sign.rows[mark]);
  const row = own[index];
  return row && { description: row.description, cents: row.cents, number: index + 1 };
}
