import { MINIMUM_ANNUAL_REVENUE_CAD } from './constants.ts';

/** Share of annual revenue that businesses usually get, in whole percent. */
export interface EstimateShare {
  least: number;
  most: number;
}

export const ESTIMATE_SHARE_MAXIMUM_PERCENT = 100;

export interface Estimate {
  least: number;
  most: number;
}

interface EstimateBounds {
  share: EstimateShare | undefined;
  fundingMaximum: number;
}

/** Finer amounts would claim more precision than we have. */
const ROUNDED_TO_CAD = 1000;

/**
 * The usual range of funding for this annual revenue, in thousands of dollars. Rounded inward so that both ends are
 * within the lender's share, or outward if nothing would remain. Undefined without a configured share, for revenue
 * below the minimum, or if the whole range exceeds the maximum.
 */
export function estimateFunding(
  annualRevenue: number | null,
  { share, fundingMaximum }: EstimateBounds,
): Estimate | undefined {
  if (!share || annualRevenue === null || annualRevenue < MINIMUM_ANNUAL_REVENUE_CAD) return undefined;
  const ends = [share.least, share.most].map((percent) => (annualRevenue * percent) / 100 / ROUNDED_TO_CAD);
  const [least = 0, most = 0] = ends;
  const isWide = Math.ceil(least) < Math.floor(most);
  const range = isWide
    ? { least: Math.ceil(least) * ROUNDED_TO_CAD, most: Math.floor(most) * ROUNDED_TO_CAD }
    : { least: Math.floor(least) * ROUNDED_TO_CAD, most: Math.ceil(most) * ROUNDED_TO_CAD };
  if (range.least >= fundingMaximum) return undefined;
  return { least: range.least, most: Math.min(range.most, fundingMaximum) };
}
