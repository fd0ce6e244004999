import {
  type AccountQuestion,
  type BankAccount,
  isOfferedFirst,
  showsSales,
} from '@portal/contract/bank/bank-connection';
import { isOtherHolder } from './same-name.ts';

/** Digits of an account number that are stored to distinguish accounts. */
const LAST_DIGITS = 4;

/** Sealed facts about an account; neither its number nor, outside the server, the provider's id. */
export interface KnownAccount extends Omit<BankAccount, 'question'> {
  providerId: string;
  /** Absent if the bank does not say, or in older rows. */
  holder?: string | undefined;
}

/** What the bank knows about a login, and facts of its applicant. */
export interface LoginFacts {
  /** Whether the bank considers the login a business or a person. */
  loginKind: 'business' | 'personal' | 'unknown';
  /** Accepted names of the holder. */
  names: readonly string[];
  /** Whether the owner's account may be the business's. */
  isLegallyOwner: boolean;
}

/**
 * The question about an account, if any. Business accounts are accepted as they are; others raise a question if they
 * name someone else, or if they have no name and are a person's while the business is not.
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

/** Last digits of an account number, which itself is not stored. */
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
