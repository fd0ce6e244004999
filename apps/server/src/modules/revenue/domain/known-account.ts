import {
  type AccountQuestion,
  type BankAccount,
  isOfferedFirst,
  showsSales,
} from '@portal/contract/bank/bank-connection';
import { isOtherHolder } from './same-name.ts';

const LAST_DIGITS = 4;

/** Sealed facts about an account. They do not include its number, and the provider's id stays on the server. */
export interface KnownAccount extends Omit<BankAccount, 'question'> {
  providerId: string;
  /** Absent if the bank does not name the holder, or in older rows. */
  holder?: string | undefined;
}

export interface LoginFacts {
  loginKind: 'business' | 'personal' | 'unknown';
  names: readonly string[];
  isLegallyOwner: boolean;
}

/**
 * The question about an account, if any. Business accounts raise none. Others raise a question if they name a different
 * holder, or if they name no holder and belong to a person while the business is not one.
 */
export function questionOf(
  { kind, holder }: Pick<KnownAccount, 'kind' | 'holder'>,
  { loginKind, names, isLegallyOwner }: LoginFacts,
): AccountQuestion | null {
  if (!showsSales({ kind })) return 'noSales';
  if (loginKind === 'business') return null;
  const isOther = holder === undefined ? loginKind === 'personal' && !isLegallyOwner : isOtherHolder(holder, names);
  return isOther ? 'holder' : null;
}

export function lastDigitsOf(accountNumber: string): string {
  return accountNumber.replaceAll(/\D/gu, '').slice(-LAST_DIGITS);
}

/** Chequing accounts in Canadian dollars first; otherwise in the bank's order. */
export function orderAccounts(accounts: readonly KnownAccount[]): KnownAccount[] {
  return [
    ...accounts.filter((account) => isOfferedFirst(account)),
    ...accounts.filter((account) => !isOfferedFirst(account)),
  ];
}
