import { type BankConnection, isOfferedFirst } from '@portal/contract/bank/bank-connection';
import type { Application, RevenueState } from '@portal/contract/entities/entities';
import { useEffect } from 'react';
import { useRevenueConfirmation } from './use-bank-connection.ts';

interface Reading {
  connection: BankConnection;
  revenue: RevenueState;
  /** Whether the account was picked on this screen, not on an earlier visit. */
  isJustPicked: boolean;
}

/**
 * Continues to review if the account just picked covers all months. Customers who return later, or pick an account that
 * rarely receives sales, stay here.
 */
export function useLeadingOn(application: Application, { connection, revenue, isJustPicked }: Reading): void {
  const { mutate: confirm, isIdle } = useRevenueConfirmation(application);
  const { state, accounts, accountId } = connection;
  const isUsual = accounts.some((account) => account.accountId === accountId && isOfferedFirst(account));
  const isDone = isJustPicked && isUsual && state === 'read' && revenue.state === 'complete';

  useEffect(() => {
    if (isDone && isIdle) confirm();
  }, [isDone, isIdle, confirm]);
}
