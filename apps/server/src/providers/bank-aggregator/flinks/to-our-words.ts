import type {
  AccountSummary,
  BankAccountKind,
  BankTransaction,
  LoginKind,
  TransactionsReading,
} from '../bank-aggregator.ts';
import type { AccountReply, DetailReply, TransactionReply } from './replies.ts';

/** Types of account that Flinks names; what it adds later counts as `other`. */
const kindOfType = new Map<string, BankAccountKind>([
  ['Chequing', 'chequing'],
  ['Savings', 'savings'],
  ['CreditCard', 'creditCard'],
  ['LineOfCredit', 'lineOfCredit'],
  ['Loan', 'loan'],
  ['Mortgage', 'mortgage'],
  ...['TFSA', 'RRSP', 'RESP', 'GIC', 'Investment'].map((type): [string, BankAccountKind] => [type, 'investment']),
]);

export function toLoginKind(type: string | null | undefined): LoginKind {
  return type === 'Business' ? 'business' : type === 'Personal' ? 'personal' : 'unknown';
}

export function toAccount(reply: AccountReply): AccountSummary {
  return {
    id: reply.Id,
    title: reply.Title ?? '',
    number: reply.AccountNumber ?? '',
    transitNumber: reply.TransitNumber ?? undefined,
    institutionNumber: reply.InstitutionNumber ?? undefined,
    kind: kindOfType.get(reply.Type ?? '') ?? 'other',
    forOperations: reply.Category === 'Operations',
    currency: reply.Currency ?? 'CAD',
    balanceCents: toCents(reply.Balance?.Current),
    availableCents: toCents(reply.Balance?.Available),
    holderName: reply.Holder?.Name ?? undefined,
  };
}

function toTransaction(reply: TransactionReply): BankTransaction {
  return {
    id: reply.Id,
    date: reply.Date,
    description: reply.Description ?? '',
    amountCents: (toCents(reply.Credit) ?? 0) - (toCents(reply.Debit) ?? 0),
    balanceCents: toCents(reply.Balance),
  };
}

export function toTransactions(reply: DetailReply): TransactionsReading {
  return {
    state: 'ready',
    tag: reply.Tag ?? undefined,
    institution: reply.InstitutionName ?? reply.Institution ?? '',
    loginKind: toLoginKind(reply.Login?.Type),
    accounts: reply.Accounts.map((account) => ({
      ...toAccount(account),
      transactions: (account.Transactions ?? []).map(toTransaction),
    })),
  };
}

function toCents(dollars: number | null | undefined): number | undefined {
  return dollars === null || dollars === undefined ? undefined : Math.round(dollars * 100);
}
