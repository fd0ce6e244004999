import * as z from 'zod/mini';
import { depositAnalysis, leftOutReasons, revenueTrends } from '../bank/deposit-analysis.ts';
import { identifier } from '../fields/identifier.ts';
import { fileSign } from './statements/file-signs.ts';
import { statementBanks } from './statements/statement-reading.ts';
import { pageGap } from './statements/statement-transactions.ts';

/** Why a deposit is not revenue; finer than the reasons of the deposit analysis. */
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
const day = z.string();
const month = z.string();

/**
 * The rows behind a number: row numbers of a statement's account, or the provider's transaction ids of a bank
 * connection.
 */
export const rowsBehind = z.union([
  z.strictObject({ statementId: identifier, account: z.number(), rows: z.array(z.number()) }),
  z.strictObject({ connectionOf: identifier, transactions: z.array(z.string()) }),
]);
export type RowsBehind = z.infer<typeof rowsBehind>;

/** Amounts are positive, even for money out. */
const counted = z.strictObject({ cents, count: z.number(), from: z.array(rowsBehind) });
export type Counted = z.infer<typeof counted>;

export const cashFlowMonth = z.strictObject({
  month,
  isFull: z.boolean(),
  deposits: counted,
  revenue: counted,
  takenBack: z.optional(counted),
  leftOut: z.array(z.strictObject({ reason: z.enum(cashFlowReasons), ...counted.shape })),
  cash: z.optional(counted),
  withdrawals: counted,
  returned: counted,
  balances: z.nullable(
    z.strictObject({ averageDailyCents: cents, lowestCents: cents, lowestOn: day, daysBelowZero: z.number() }),
  ),
});
export const averagedSpans = [3, 6, 12] as const;

export type CashFlowMonth = z.infer<typeof cashFlowMonth>;

export const obligationRhythms = [
  'daily',
  'severalWeekly',
  'weekly',
  'biweekly',
  'twiceMonthly',
  'monthly',
  /** A steady share of the previous day's card sales. */
  'shareOfSales',
  'irregular',
] as const;

const ofMonths = z.array(z.strictObject({ month, ...counted.shape }));

/** A series of debits to a lender, or a regular one to a payee that no rule classifies. */
export const obligation = z.strictObject({
  payee: z.string(),
  kind: z.enum(['lender', 'unclassified']),
  rhythm: z.enum(obligationRhythms),
  /** The median if amounts vary. */
  eachCents: cents,
  isEqual: z.boolean(),
  percentOfSales: z.nullable(z.number()),
  firstDay: day,
  lastDay: day,
  hasStopped: z.boolean(),
  /** What was paid in the covered days, excluding debits that were returned. */
  cents,
  count: z.number(),
  percentOfRevenue: z.nullable(z.number()),
  months: ofMonths,
});
export type Obligation = z.infer<typeof obligation>;

export const advance = z.strictObject({
  lender: z.nullable(z.string()),
  date: day,
  ...counted.shape,
});
export type Advance = z.infer<typeof advance>;

/** Another account named in transfers, by the last four digits of its number. */
export const linkedAccount = z.strictObject({ account: z.string(), months: z.array(month), ...counted.shape });
export type LinkedAccount = z.infer<typeof linkedAccount>;

/** What debits other than obligations pay for, according to their descriptions. */
export const paymentKinds = [
  'payroll',
  'rent',
  'utilities',
  'insurance',
  'tax',
  'advertising',
  'supplier',
  'software',
  'bank',
  'card',
] as const;
export type PaymentKind = (typeof paymentKinds)[number];

/** Equal debits to one lender, daily or weekly. `obligations` includes them. */
export const repayment = z.strictObject({
  payee: z.string(),
  rhythm: z.enum(['daily', 'weekly']),
  eachCents: cents,
  firstDay: day,
  lastDay: day,
  ...counted.shape,
});
export type Repayment = z.infer<typeof repayment>;

export const payer = z.strictObject({
  payer: z.string(),
  isProcessor: z.optional(z.boolean()),
  months: ofMonths,
});
export type Payer = z.infer<typeof payer>;

export const accountFlow = z.strictObject({
  source: z.enum(['statements', 'bank']),
  bank: z.nullable(z.enum(statementBanks)),
  /** For a bank connection: the bank's name, and the application it was connected for. */
  institution: z.nullable(z.string()),
  connectionOf: z.nullable(identifier),
  account: z.nullable(z.string()),
  /** Printed name of the account if a statement lists several; absent from older results. */
  name: z.optional(z.nullable(z.string())),
  currency: z.string(),
  covered: z.array(z.strictObject({ from: day, to: day })),
  gaps: z.array(z.strictObject({ from: day, to: day })),
  months: z.array(cashFlowMonth),
  /** Largest first, at most ten. Excludes deposits that name no payer. */
  payers: z.array(payer),
  repayments: z.array(repayment),
  /** Absent from older results, as are the next five. */
  obligations: z.optional(z.array(obligation)),
  advances: z.optional(z.array(advance)),
  payments: z.optional(z.array(z.strictObject({ kind: z.enum(paymentKinds), months: ofMonths }))),
  dailyBalances: z.optional(z.array(z.strictObject({ from: day, cents: z.array(cents) }))),
  linkedAccounts: z.optional(z.array(linkedAccount)),
  returnedOn: z.optional(z.array(day)),
  lastDepositOn: z.nullable(day),
});
export type AccountFlow = z.infer<typeof accountFlow>;

export const cashFlowSignal = z.discriminatedUnion('kind', [
  /** A printed total does not add up; `row` is the first row at which it fails, if known. */
  z.strictObject({
    kind: z.literal('sumsDoNotHold'),
    statementId: identifier,
    account: z.number(),
    row: z.nullable(z.number()),
  }),
  z.strictObject({ kind: z.literal('pagesMissing'), statementId: identifier, account: z.number(), pageGap }),
  /** A closing balance differs from the opening balance of the account's next statement. */
  z.strictObject({
    kind: z.literal('doesNotChain'),
    statementId: identifier,
    account: z.number(),
    nextStatementId: identifier,
    nextAccount: z.number(),
    closingCents: cents,
    openingCents: cents,
  }),
  /** A sign that the file may have been altered, with its strength and position. */
  z.strictObject({ kind: z.literal('fileSign'), statementId: identifier, ...fileSign.shape }),
  z.strictObject({
    kind: z.literal('otherProgram'),
    statementId: identifier,
    program: z.string(),
    others: z.string(),
  }),
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
  /** Months that other accounts cover and this account does not; they are excluded from averages and trends. */
  z.strictObject({
    kind: z.literal('accountNotCovered'),
    account: z.nullable(z.string()),
    months: z.array(month),
  }),
  /** A statement's holder is neither the business nor the applicant, whatever the customer answered about it. */
  z.strictObject({ kind: z.literal('otherHolder'), statementId: identifier, holder: z.string() }),
  z.strictObject({ kind: z.literal('accountNotGiven'), linkedTo: z.string(), months: z.array(month), cents }),
  /** A lender paid money out, and nothing in the covered days repays it. */
  z.strictObject({ kind: z.literal('advanceNotRepaid'), lender: z.nullable(z.string()), date: day, cents }),
  /** Repayments began within the covered days, but the advance that they repay is in none of these accounts. */
  z.strictObject({ kind: z.literal('repaidWithoutAdvance'), payee: z.string(), firstDay: day }),
  /** Repayments to a lender began while others, listed in `running`, were still being repaid. */
  z.strictObject({
    kind: z.literal('repaymentsOverlap'),
    payee: z.string(),
    firstDay: day,
    running: z.array(z.string()),
  }),
]);
export type CashFlowSignal = z.infer<typeof cashFlowSignal>;

export const notCountedReasons = ['notProven', 'notRead', 'creditCard', 'otherCurrency'] as const;

/**
 * Cash flow of an application, for account managers. Sums use only proven statement rows and bank transactions; a row
 * that appears in several files counts once. No rule depends on it.
 */
export const cashFlow = z.strictObject({
  accounts: z.array(accountFlow),
  /** All accounts in Canadian dollars together; a month of an account with two sources counts once. */
  overall: z.strictObject({
    months: z.array(
      z.strictObject({
        month,
        isFull: z.boolean(),
        accounts: z.array(z.number()),
        notCovered: z.array(z.number()),
        depositsCents: z.nullable(cents),
        revenueCents: z.nullable(cents),
        withdrawalsCents: z.nullable(cents),
      }),
    ),
    averagedMonths: z.array(month),
    averageMonthlyRevenueCents: z.nullable(cents),
    trend: z.enum(revenueTrends),
    largestPayer: z.nullable(
      z.strictObject({
        payer: z.string(),
        percentOfRevenue: z.number(),
        ...counted.shape,
      }),
    ),
    lastDepositOn: z.nullable(day),
    averages: z.array(
      z.strictObject({
        months: z.number(),
        revenueCents: cents,
        netCents: cents,
      }),
    ),
    largestThreePercent: z.nullable(z.number()),
    cashPercent: z.nullable(z.number()),
    payments: z.array(z.strictObject({ kind: z.enum(paymentKinds), cents, count: z.number() })),
    lending: z.nullable(z.strictObject({ cents, percentOfRevenue: z.nullable(z.number()) })),
    comparison: depositAnalysis.shape.comparison,
  }),
  notCounted: z.array(
    z.strictObject({
      statementId: z.nullable(identifier),
      /** Index of the account in the statement; null if none was read. */
      account: z.nullable(z.number()),
      connectionOf: z.nullable(identifier),
      reason: z.enum(notCountedReasons),
    }),
  ),
  signals: z.array(cashFlowSignal),
});
export type CashFlow = z.infer<typeof cashFlow>;
