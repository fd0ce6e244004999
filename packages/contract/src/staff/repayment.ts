import { CENTS_PER_DOLLAR, MONTHS_PER_YEAR } from '../constants.ts';
import { paymentOf } from '../usual-terms.ts';
import type { Offer } from './decisions.ts';

/** Daily payments are made on business days. */
const paymentsAYear = {
  daily: 260,
  weekly: 52,
  everyTwoWeeks: 26,
  monthly: MONTHS_PER_YEAR,
} as const satisfies Record<Offer['rhythm'], number>;

export interface Repayment {
  payments: number;
  paymentCents: number;
  totalCents: number;
}

/** How an offer is paid back in equal payments, without charges besides its cost. */
export function repaymentOf({ termMonths, rhythm, ...offer }: Omit<Offer, 'conditions'>): Repayment {
  const aYear = paymentsAYear[rhythm];
  const payments = Math.round((termMonths * aYear) / MONTHS_PER_YEAR);
  const payment = paymentOf(offer, payments, aYear);
  return {
    payments,
    paymentCents: Math.round(payment * CENTS_PER_DOLLAR),
    totalCents: Math.round(payment * payments * CENTS_PER_DOLLAR),
  };
}
