import { parseMoney } from '@portal/contract/fields/money-text';
import { type Offer, offer } from '@portal/contract/staff/decisions';
import { safeParse } from 'zod/mini';

/** An offer as it is typed. */
export interface OfferText {
  amount: string;
  costKind: Offer['costKind'];
  cost: string;
  termMonths: string;
  rhythm: Offer['rhythm'] | '';
  conditions: string;
}

const decimal = /^\d{1,3}(?:[.,]\d{1,4})?$/u;
const whole = /^\d{1,3}$/u;

/** Reads an offer with a decimal comma or point; undefined until it is complete and within the limits. */
export function readOffer({ amount, cost, termMonths, conditions, ...chosen }: OfferText): Offer | undefined {
  const number = cost.trim().replace(/\s*%$/u, '');
  const term = termMonths.trim();
  const { data } = safeParse(offer, {
    ...chosen,
    amount: parseMoney(amount),
    cost: decimal.test(number) ? Number(number.replace(',', '.')) : undefined,
    termMonths: whole.test(term) ? Number(term) : undefined,
    conditions: conditions.trim() === '' ? null : conditions,
  });
  return data;
}
