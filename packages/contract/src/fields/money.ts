import * as z from 'zod/mini';
import { ANNUAL_REVENUE_MAXIMUM_CAD, FUNDING_AMOUNT_MAXIMUM_CAD, FUNDING_AMOUNT_MINIMUM_CAD } from '../constants.ts';

const spaces = /[\s\u00A0\u202F\u2009\u2007']/gu;

/**
 * Reads an amount typed in either habit as whole Canadian dollars: `240,000`, `240 000 $`, `$240000`, `240.000`,
 * `12 500,00 $`. Cents other than zero, signs, words and two readings that disagree are refused.
 * @returns dollars, or undefined where the text is not an amount.
 */
export function parseMoney(text: string): number | undefined {
  const bare = text.replace(spaces, '').replace(/^(?:CAD|CA)?\$|\$(?:CAD|CA)?$|CAD$/giu, '');
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]00?)?$/u;
  const plain = /^\d+(?:[.,]00?)?$/u;
  const digits = grouped.test(bare) || plain.test(bare) ? bare.replace(/[.,]00?$/u, '').replace(/[.,]/gu, '') : '';
  const amount = digits === '' ? Number.NaN : Number(digits);
  return Number.isSafeInteger(amount) ? amount : undefined;
}

function money(required: string, invalid: string, minimum: number, maximum: number) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], { error: required }),
      z.transform((value, context) => {
        if (typeof value === 'number') return value;
        if (value.trim() === '') {
          context.issues.push({ code: 'custom', message: required, input: value });
          return z.NEVER;
        }
        const amount = parseMoney(value);
        if (amount === undefined) {
          context.issues.push({ code: 'custom', message: invalid, input: value });
          return z.NEVER;
        }
        return amount;
      }),
    ),
    z.number({ error: invalid }).check(
      z.refine((amount) => Number.isSafeInteger(amount) && amount >= minimum && amount <= maximum, {
        error: invalid,
      }),
    ),
  );
}

/** Whole Canadian dollars a year, from 0: whether it is enough is the eligibility rule's to say. */
export const annualRevenue = money(
  'validation.annualRevenue.required',
  'validation.annualRevenue.invalid',
  0,
  ANNUAL_REVENUE_MAXIMUM_CAD,
);

/** Whole Canadian dollars, 1 to 10,000,000 (decisions, section 5). */
export const requestAmount = money(
  'validation.requestAmount.required',
  'validation.requestAmount.invalid',
  FUNDING_AMOUNT_MINIMUM_CAD,
  FUNDING_AMOUNT_MAXIMUM_CAD,
);
