import type {
  AccountSummary,
  BankAccountKind,
  BankStatement,
  BankTransaction,
  LoginKind,
  TransactionsReading,
} from '../bank-aggregator.ts';
import type { AccountReply, DetailReply, StatementsReply, TransactionReply } from './replies.ts';

/** Account types documented by Flinks; unknown ones become `other`. */
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
    kind: kindOfType.get(reply.Type ?? '') ?? 'other',
    forOperations: reply.Category === 'Operations',
    currency: reply.Currency ?? 'CAD',
    holderName: reply.Holder?.Name ?? undefined,
    ...numbersOf(reply),
    ...balancesOf(reply),
  };
}

function numbersOf(reply: AccountReply) {
  return {
    number: reply.AccountNumber ?? '',
    transitNumber: reply.TransitNumber ?? undefined,
    institutionNumber: reply.InstitutionNumber ?? undefined,
  };
}

function balancesOf({ Balance: balance }: AccountReply) {
  return { balanceCents: toCents(balance?.Current), availableCents: toCents(balance?.Available) };
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

export function toStatements(reply: StatementsReply): BankStatement[] {
  return reply.StatementsByAccount.flatMap(({ AccountNumber, Statements }) =>
    (Statements ?? [])
      .filter(({ FileType }) => FileType === 'PDF')
      .map(({ UniqueId, Base64Bytes }) => ({
        id: UniqueId,
        accountNumber: AccountNumber ?? '',
        pdf: Buffer.from(Base64Bytes, 'base64'),
      })),
  );
}
