import { FUNDING_AMOUNT_MAXIMUM_CAD, OFFER_COST_MAXIMUM, OFFER_TERM_MAXIMUM_MONTHS } from '@portal/contract/constants';
import { parseMoney } from '@portal/contract/fields/money-text';
import type { Offer } from '@portal/contract/staff/decisions';

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
export function readOffer({ costKind, rhythm, ...text }: OfferText): Offer | undefined {
  const amount = parseMoney(text.amount) ?? 0;
  const typedCost = text.cost.trim().replace(/\s*%$/u, '');
  const cost = decimal.test(typedCost) ? Number(typedCost.replace(',', '.')) : 0;
  const termMonths = whole.test(text.termMonths.trim()) ? Number(text.termMonths) : 0;
  const isWithin =
    isUpTo(amount, FUNDING_AMOUNT_MAXIMUM_CAD) &&
    isUpTo(cost, OFFER_COST_MAXIMUM) &&
    isUpTo(termMonths, OFFER_TERM_MAXIMUM_MONTHS);
  if (!isWithin || rhythm === '') return undefined;
  return { amount, costKind, cost, termMonths, rhythm, conditions: text.conditions.trim() || null };
}

const isUpTo = (value: number, maximum: number) => value > 0 && value <= maximum;
