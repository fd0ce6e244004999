import { type BankAccount, isOfferedFirst } from '@portal/contract/bank/bank-connection';

/** How many digits of an account number are kept, to tell accounts apart. */
const LAST_DIGITS = 4;

/** What is kept of an account, sealed: its number is not, and the provider's id never leaves the server. */
export interface KnownAccount extends BankAccount {
  providerId: string;
}

/** The last digits of an account number; the number itself is not kept. */
export function lastDigitsOf(accountNumber: string): string {
  return accountNumber.replaceAll(/\D/gu, '').slice(-LAST_DIGITS);
}

/** Chequing accounts in Canadian dollars first, each group as the bank orders it. */
export function orderAccounts(accounts: readonly KnownAccount[]): KnownAccount[] {
  return [
    ...accounts.filter((account) => isOfferedFirst(account)),
    ...accounts.filter((account) => !isOfferedFirst(account)),
  ];
}
