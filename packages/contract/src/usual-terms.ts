import { CENTS_PER_DOLLAR, MONTHS_PER_YEAR } from './constants.ts';

export interface UsualRange {
  least: number;
  most: number;
}

/** `rate`: percent a year, compounded monthly. `factor`: what is paid back for each dollar. */
export interface UsualCost extends UsualRange {
  kind: 'rate' | 'factor';
}

export interface LoanExample {
  /** Whole dollars. */
  amount: number;
  months: number;
  /** Paid each month. */
  paymentCents: number;
  totalCents: number;
  /** Everything paid in addition to the amount. */
  costOfCreditCents: number;
  /** Percent a year with two decimals, as Canadian cost-of-credit disclosure defines it. */
  annualRate: number;
}

export interface UsualTerms {
  /** Whole Canadian dollars. */
  amounts?: UsualRange;
  cost?: UsualCost;
  /** Terms in months. */
  terms?: UsualRange;
  /** Business days until the money arrives once an offer is accepted. */
  fundingDays?: number;
  /** Set if and only if `cost` is. */
  example?: LoanExample;
}

const ROUNDED_TO_CAD = 1000;
const HIGHEST_MONTHLY_RATE = 1;
const HALVINGS = 60;
const PERCENT = 100;
const DECIMALS = 2;

function toPercent(share: number): number {
  return Number((share * PERCENT).toFixed(DECIMALS));
}

function middleOf({ least, most }: UsualRange, step: number): number {
  const middle = Math.round((least + most) / 2 / step) * step;
  return Math.min(Math.max(middle, least), most);
}

/**
 * An example for a cost-of-credit disclosure: an amount and term in the middle of the usual ones at the highest usual
 * cost, so that it never looks cheaper than an offer. Equal monthly payments, and no charges besides the cost.
 */
export function exampleOf(amounts: UsualRange, terms: UsualRange, { kind, most }: UsualCost): LoanExample {
  const amount = middleOf(amounts, ROUNDED_TO_CAD);
  const months = middleOf(terms, 1);
  const loan: Loan = { amount, costKind: kind, cost: most };
  const paymentCents = Math.round(paymentOf(loan, months, MONTHS_PER_YEAR) * CENTS_PER_DOLLAR);
  const totalCents = paymentCents * months;
  return {
    amount,
    months,
    paymentCents,
    totalCents,
    costOfCreditCents: totalCents - amount * CENTS_PER_DOLLAR,
    annualRate: annualRateOf(loan, months),
  };
}

interface Loan {
  amount: number;
  costKind: UsualCost['kind'];
  cost: number;
}

/** Percent a year with two decimals, if the payments are monthly and equal. */
export function annualRateOf(loan: Loan, months: number): number {
  if (loan.costKind === 'rate') return loan.cost;
  const payment = paymentOf(loan, months, MONTHS_PER_YEAR);
  return toPercent(monthlyRateOf(payment, loan.amount, months) * MONTHS_PER_YEAR);
}

/** What is paid each time, in dollars, if the payments are equal and without charges besides the cost. */
export function paymentOf({ amount, costKind, cost }: Loan, payments: number, paymentsEachYear: number): number {
  return costKind === 'factor'
    ? (amount * cost) / payments
    : paymentAt(cost / PERCENT / paymentsEachYear, amount, payments);
}

function paymentAt(rate: number, amount: number, payments: number): number {
  return rate === 0 ? amount / payments : (amount * rate) / (1 - (1 + rate) ** -payments);
}

/**
 * The monthly rate at which the payments repay the amount. Twelve times this rate is the cost of credit over a year
 * divided by the average amount outstanding, which is how the law defines the annual rate.
 */
function monthlyRateOf(payment: number, amount: number, months: number): number {
  let [low, high] = [0, HIGHEST_MONTHLY_RATE];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (paymentAt(middle, amount, months) < payment) low = middle;
    else high = middle;
  }
  return low;
}
