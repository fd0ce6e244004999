import * as z from 'zod/mini';
import { depositAnalysis, leftOutReasons, revenueTrends } from '../bank/deposit-analysis.ts';
import { identifier } from '../fields/identifier.ts';
import { statementBanks } from './statement-reading.ts';
import { pageGap } from './statement-transactions.ts';

/** Why a deposit is no revenue, finer than in the analysis of deposits. */
export const cashFlowReasons = [
  ...leftOutReasons,
  'returnedPayment',
  'governmentCredit',
  'ownerMoney',
  'investment',
  'insurance',
  'interest',
] as const;
export type CashFlowReason = (typeof cashFlowReasons)[number];

const cents = z.number().check(z.int());
/** YYYY-MM-DD. */
const day = z.string();
/** YYYY-MM. */
const month = z.string();

/**
 * The rows that a number comes from: of an account of a statement by their numbers, or of a bank connection by the
 * provider's transaction ids.
 */
export const rowsBehind = z.union([
  z.strictObject({ statementId: identifier, account: z.number(), rows: z.array(z.number()) }),
  z.strictObject({ connectionOf: identifier, transactions: z.array(z.string()) }),
]);
export type RowsBehind = z.infer<typeof rowsBehind>;

/** Not negative for money out either. */
const counted = z.strictObject({ cents, count: z.number(), from: z.array(rowsBehind) });
export type Counted = z.infer<typeof counted>;

export const cashFlowMonth = z.strictObject({
  month,
  /** Whether every day of the month is covered by proven rows. */
  isFull: z.boolean(),
  deposits: counted,
  /**
   * The deposits without those of `leftOut`, and their sum without `takenBack`: below 0 where more was taken back than
   * sold.
   */
  revenue: counted,
  /** Chargebacks, refunds to customers and deposited cheques that came back; absent of what was worked out before. */
  takenBack: z.optional(counted),
  leftOut: z.array(z.strictObject({ reason: z.enum(cashFlowReasons), ...counted.shape })),
  withdrawals: counted,
  /** Cheques and payments that were returned, each once; of one of which only the fee is printed no cents are known. */
  returned: counted,
  /** Of the balances at the end of the days covered; null where a balance is not known. */
  balances: z.nullable(
    z.strictObject({ averageDailyCents: cents, lowestCents: cents, lowestOn: day, daysBelowZero: z.number() }),
  ),
});
export type CashFlowMonth = z.infer<typeof cashFlowMonth>;

/** Debits of one amount to one payee, daily or weekly, as lenders collect them. */
export const repayment = z.strictObject({
  payee: z.string(),
  rhythm: z.enum(['daily', 'weekly']),
  /** Of one debit. */
  eachCents: cents,
  firstDay: day,
  lastDay: day,
  ...counted.shape,
});
export type Repayment = z.infer<typeof repayment>;

/** Who deposited, as the bank describes it, and how much of it is revenue in each month. */
export const payer = z.strictObject({
  payer: z.string(),
  /** A channel of many customers' payments, such as a card processor; absent of what was worked out before. */
  isProcessor: z.optional(z.boolean()),
  months: z.array(z.strictObject({ month, ...counted.shape })),
});
export type Payer = z.infer<typeof payer>;

/** The cash flow of one account from one source. */
export const accountFlow = z.strictObject({
  source: z.enum(['statements', 'bank']),
  /** Of statements, if it is known. */
  bank: z.nullable(z.enum(statementBanks)),
  /** Of a bank connection: the bank's name, and the application that it was connected for. */
  institution: z.nullable(z.string()),
  connectionOf: z.nullable(identifier),
  /** The last digits of its number. */
  account: z.nullable(z.string()),
  /** Of statements, as a folio of several accounts prints it; absent of what was worked out before that was kept. */
  name: z.optional(z.nullable(z.string())),
  currency: z.string(),
  covered: z.array(z.strictObject({ from: day, to: day })),
  /** Days between the first and the last covered that are not covered by proven rows. */
  gaps: z.array(z.strictObject({ from: day, to: day })),
  months: z.array(cashFlowMonth),
  /** The largest first, at most ten; a deposit that names nobody has no payer. */
  payers: z.array(payer),
  repayments: z.array(repayment),
  lastDepositOn: z.nullable(day),
});
export type AccountFlow = z.infer<typeof accountFlow>;

/** What stands out about the files, as plain facts: none is a verdict. */
export const cashFlowSignal = z.discriminatedUnion('kind', [
  /** A printed sum does not hold; `row` is the first from which it does not, if one can be named. */
  z.strictObject({
    kind: z.literal('sumsDoNotHold'),
    statementId: identifier,
    account: z.number(),
    row: z.nullable(z.number()),
  }),
  /** The printed page numbers show that pages are missing from the file, or in it twice. */
  z.strictObject({ kind: z.literal('pagesMissing'), statementId: identifier, account: z.number(), pageGap }),
  /** The closing balance is not the opening balance of the next statement of the same account. */
  z.strictObject({
    kind: z.literal('doesNotChain'),
    statementId: identifier,
    account: z.number(),
    nextStatementId: identifier,
    nextAccount: z.number(),
    closingCents: cents,
    openingCents: cents,
  }),
  /** The file was saved again after it was made, by so many updates at its end. */
  z.strictObject({ kind: z.literal('editedAfterMade'), statementId: identifier, updates: z.number() }),
  /** The file names another program than the other statements of the same bank. */
  z.strictObject({
    kind: z.literal('otherProgram'),
    statementId: identifier,
    program: z.string(),
    others: z.string(),
  }),
  /** Amounts in a font that nothing else on the page has, in a column whose other amounts share another. */
  z.strictObject({ kind: z.literal('oddFont'), statementId: identifier, page: z.number(), amounts: z.number() }),
  /** The bank connection and the statements of one account disagree about a month that both cover whole. */
  z.strictObject({
    kind: z.literal('sourcesDiffer'),
    month,
    account: z.string(),
    connectionOf: identifier,
    bankDepositsCents: cents,
    statementDepositsCents: cents,
    bankWithdrawalsCents: cents,
    statementWithdrawalsCents: cents,
  }),
  /** An account has no proven days for all of these months, of which others have: they are in no average and no trend. */
  z.strictObject({
    kind: z.literal('accountNotCovered'),
    /** The last digits of its number. */
    account: z.nullable(z.string()),
    months: z.array(month),
  }),
]);
export type CashFlowSignal = z.infer<typeof cashFlowSignal>;

/** Why rows of an account are in no sum. */
export const notCountedReasons = ['notProven', 'notRead', 'creditCard', 'otherCurrency'] as const;

/**
 * What the rows of an application show, for account managers. Only proven rows of statements and the transactions of
 * bank connections enter a sum; a row of one account that several files have counts once. It decides nothing.
 */
export const cashFlow = z.strictObject({
  accounts: z.array(accountFlow),
  /** Of all accounts in Canadian dollars together; a month of one account with two sources counts once. */
  overall: z.strictObject({
    months: z.array(
      z.strictObject({
        month,
        /** Whether every account covers it whole. */
        isFull: z.boolean(),
        /** Which of `accounts`, counted from 0, are added up here: their months name the rows. */
        accounts: z.array(z.number()),
        /** Which of `accounts` have proven days in other months, and not all days of this one. */
        notCovered: z.array(z.number()),
        /** Null where no account has a proven day in the month, as the other sums. */
        depositsCents: z.nullable(cents),
        revenueCents: z.nullable(cents),
        withdrawalsCents: z.nullable(cents),
      }),
    ),
    /** What average, trend and comparison are over: of the months asked for, those that every account covers whole. */
    averagedMonths: z.array(month),
    averageMonthlyRevenueCents: z.nullable(cents),
    trend: z.enum(revenueTrends),
    /** Never a processor. */
    largestPayer: z.nullable(
      z.strictObject({
        payer: z.string(),
        /** Of all revenue, in percent, rounded. */
        percentOfRevenue: z.number(),
        ...counted.shape,
      }),
    ),
    lastDepositOn: z.nullable(day),
    comparison: depositAnalysis.shape.comparison,
  }),
  notCounted: z.array(
    z.strictObject({
      statementId: z.nullable(identifier),
      /** Of the statement, counted from 0; null if none was read. */
      account: z.nullable(z.number()),
      connectionOf: z.nullable(identifier),
      reason: z.enum(notCountedReasons),
    }),
  ),
  signals: z.array(cashFlowSignal),
});
export type CashFlow = z.infer<typeof cashFlow>;
