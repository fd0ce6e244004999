import {
  type AccountQuestion,
  type BankAccount,
  isOfferedFirst,
  showsSales,
} from '@portal/contract/bank/bank-connection';
import { isOtherHolder } from './same-name.ts';

/** How many digits of an account number are stored, to distinguish accounts. */
const LAST_DIGITS = 4;

/** What is stored of an account, sealed: its number is not, and the provider's id never leaves the server. */
export interface KnownAccount extends Omit<BankAccount, 'question'> {
  providerId: string;
  /** Absent if the bank does not say, or where it was not stored yet. */
  holder?: string | undefined;
}

/** What the bank knows of a login, and the application of its applicant. */
export interface LoginFacts {
  /** Whether the bank knows the login as a business or as a person. */
  loginKind: 'business' | 'personal' | 'unknown';
  /** Names that the holder may have. */
  names: readonly string[];
  /** Whether the owner's account may be the business's. */
  isLegallyOwner: boolean;
}

/**
 * What there is to ask of an account. Business accounts are taken as they are; others are asked about if they name
 * somebody else, and those without a name if they are a person's and the business is not.
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

/** The last digits of an account number; the number itself is not stored. */
export function lastDigitsOf(accountNumber: string): string {
  return accountNumber.replaceAll(/\D/gu, '').slice(-LAST_DIGITS);
}

/** Chequing accounts in Canadian dollars first, each group in the bank's order. */
export function orderAccounts(accounts: readonly KnownAccount[]): KnownAccount[] {
  return [
    ...accounts.filter((account) => isOfferedFirst(account)),
    ...accounts.filter((account) => !isOfferedFirst(account)),
  ];
}
