import data from './industries.json' with { type: 'json' };
import { getSectorCode, isIndustryPair } from './industry-codes.ts';
import type { Industry, IndustryRow } from './industry.ts';

const SUBSECTOR_DIGITS = 3;

/**
 * All industries of the type-ahead, by code. The first entry of a code represents the group if only the codes are
 * known.
 */
export const industries: readonly Industry[] = (data.industries as readonly IndustryRow[]).map(toIndustry);

function toIndustry({ industry, code, en, fr, wordsEn, wordsFr }: IndustryRow): Industry {
  return {
    industry,
    label: { en, fr },
    code,
    parentCode: code.slice(0, SUBSECTOR_DIGITS),
    sectorCode: getSectorCode(code),
    keywords: { en: wordsEn.split(', '), fr: wordsFr.split(', ') },
  };
}

export function findIndustry(industrySlug: string): Industry | undefined {
  return industries.find(({ industry }) => industry === industrySlug);
}

export function findIndustriesByCode(code: string): readonly Industry[] {
  return industries.filter((entry) => entry.code === code);
}

export interface SavedIndustry {
  industryCode?: string | null;
  subIndustryCode?: string | null;
  industry?: string | null;
}

/** The entry to show for a saved answer: the chosen one, otherwise the representative of its codes. */
export function findSavedIndustry({ industryCode, subIndustryCode, industry }: SavedIndustry): Industry | undefined {
  if (!isIndustryPair(industryCode ?? '', subIndustryCode ?? '')) return undefined;
  const entries = industries.filter(({ code }) => code === subIndustryCode);
  return entries.find((entry) => entry.industry === industry) ?? entries[0];
}
