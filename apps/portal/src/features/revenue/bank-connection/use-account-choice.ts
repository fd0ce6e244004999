import { type BankConnection, isOfferedFirst } from '@portal/contract/bank/bank-connection';
import { useState } from 'react';

/** Offers chequing accounts in Canadian dollars first, and others on request; preselects a single account. */
export function useAccountChoice({ accounts, accountId }: BankConnection) {
  const offered = accounts.filter(isOfferedFirst);
  const others = accounts.filter((account) => !isOfferedFirst(account));
  const [showsOthers, setShowsOthers] = useState(others.some((account) => account.accountId === accountId));
  const [picked, setPicked] = useState(accountId ?? (offered.length === 1 ? offered[0]?.accountId : undefined));

  return {
    shown: showsOthers ? [...offered, ...others] : offered,
    hasOffered: offered.length > 0,
    hasHidden: others.length > 0 && !showsOthers,
    showOthers: () => setShowsOthers(true),
    picked,
    pick: setPicked,
  };
}
