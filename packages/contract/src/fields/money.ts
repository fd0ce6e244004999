import * as z from 'zod/mini';
import { ANNUAL_REVENUE_MAXIMUM_CAD, FUNDING_AMOUNT_MAXIMUM_CAD, FUNDING_AMOUNT_MINIMUM_CAD } from '../constants.ts';
import { parseMoney } from './money-text.ts';
import { trimmed } from './text.ts';

function money(required: string, invalid: string, minimum: number, maximum: number) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()], { error: required }),
      z.transform((value, context) => {
        if (typeof value === 'number') return value;
        if (trimmed(value) === '') {
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

/** Whole Canadian dollars a year, from 0; the eligibility rule decides whether it is enough. */
export const annualRevenue = money(
  'validation.annualRevenue.required',
  'validation.annualRevenue.invalid',
  0,
  ANNUAL_REVENUE_MAXIMUM_CAD,
);

export const requestAmount = money(
  'validation.requestAmount.required',
  'validation.requestAmount.invalid',
  FUNDING_AMOUNT_MINIMUM_CAD,
  FUNDING_AMOUNT_MAXIMUM_CAD,
);
