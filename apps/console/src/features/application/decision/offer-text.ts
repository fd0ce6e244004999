import { FUNDING_AMOUNT_MAXIMUM_CAD, OFFER_TERM_MAXIMUM_MONTHS } from '@portal/contract/constants';
import { parseMoney } from '@portal/contract/fields/money-text';
import { isCostInRange, type Offer } from '@portal/contract/staff/decisions';

export interface OfferText {
  amount: string;
  costKind: Offer['costKind'];
  cost: string;
  termMonths: string;
  rhythm: Offer['rhythm'] | '';
  conditions: string;
}

const decimal = /^\d{1,3}(?:[.,]\d{1,4})?$/u;
const months = /^\d{1,3}(?=\s*(?:months?|mois)?$)/iu;

export const offerParts = ['amount', 'cost', 'termMonths', 'rhythm'] as const;
export type OfferPart = (typeof offerParts)[number];

/** Reads an offer with a decimal comma or point. The offer is undefined while parts are missing or wrong. */
export function readOffer(text: OfferText): { offer: Offer | undefined; wrong: readonly OfferPart[] } {
  const { costKind, rhythm } = text;
  const amount = parseMoney(text.amount) ?? 0;
  const typedCost = text.cost.trim().replace(/\s*%$/u, '');
  const cost = decimal.test(typedCost) ? Number(typedCost.replace(',', '.')) : 0;
  const termMonths = Number(months.exec(text.termMonths.trim())?.[0] ?? 0);
  const isRight: Record<OfferPart, boolean> = {
    amount: isUpTo(amount, FUNDING_AMOUNT_MAXIMUM_CAD),
    cost: isCostInRange({ costKind, cost }),
    termMonths: isUpTo(termMonths, OFFER_TERM_MAXIMUM_MONTHS),
    rhythm: rhythm !== '',
  };
  const wrong = offerParts.filter((part) => !isRight[part]);
  if (wrong.length > 0 || rhythm === '') return { offer: undefined, wrong };
  return { offer: { amount, costKind, cost, termMonths, rhythm, conditions: text.conditions.trim() || null }, wrong };
}

const isUpTo = (value: number, maximum: number) => value > 0 && value <= maximum;
