import { MINIMUM_ANNUAL_REVENUE_CAD } from './constants.ts';

/** What a lender's businesses usually get, in whole percent of annual revenue. */
export interface EstimateShare {
  least: number;
  most: number;
}

export const ESTIMATE_SHARE_MAXIMUM_PERCENT = 100;

/** Whole Canadian dollars. */
export interface Estimate {
  least: number;
  most: number;
}

interface EstimateBounds {
  /** Undefined where the lender says nothing. */
  share: EstimateShare | undefined;
  /** Whole Canadian dollars: the most that can be requested. */
  fundingMaximum: number;
}

/** What is not rounded to this says more than is known. */
const ROUNDED_TO_CAD = 1000;

/**
 * What businesses with such sales usually get, as a range in thousands of dollars: rounded inward, so that both ends
 * are within the lender's share; outward where nothing would be left between them. Undefined where the lender says
 * nothing, the revenue is below the minimum, or all of the range is more than can be requested.
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
