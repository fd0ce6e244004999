import { agricultureAndResourcesRows } from './groups/agriculture-and-resources.ts';
import { artsFoodAndLodgingRows } from './groups/arts-food-and-lodging.ts';
import { constructionRows } from './groups/construction.ts';
import { educationHealthAndSocialRows } from './groups/education-health-and-social.ts';
import { financeAndRealEstateRows } from './groups/finance-and-real-estate.ts';
import { informationRows } from './groups/information.ts';
import { manufacturingFoodAndTextilesRows } from './groups/manufacturing-food-and-textiles.ts';
import { manufacturingMetalAndMachineryRows } from './groups/manufacturing-metal-and-machinery.ts';
import { manufacturingWoodPaperAndChemicalsRows } from './groups/manufacturing-wood-paper-and-chemicals.ts';
import { otherServicesRows } from './groups/other-services.ts';
import { professionalAndAdministrativeRows } from './groups/professional-and-administrative.ts';
import { retailRows } from './groups/retail.ts';
import { transportationRows } from './groups/transportation.ts';
import { wholesaleRows } from './groups/wholesale.ts';
import { getSectorCode, isIndustryPair } from './industry-codes.ts';
import type { Industry, IndustryRow } from './industry.ts';

const SUBSECTOR_DIGITS = 3;

/**
 * Every industry of the type-ahead, in the order of the codes. The first entry of a code represents the whole group
 * if only the codes are known.
 */
export const industries: readonly Industry[] = [
  ...agricultureAndResourcesRows,
  ...constructionRows,
  ...manufacturingFoodAndTextilesRows,
  ...manufacturingWoodPaperAndChemicalsRows,
  ...manufacturingMetalAndMachineryRows,
  ...wholesaleRows,
  ...retailRows,
  ...transportationRows,
  ...informationRows,
  ...financeAndRealEstateRows,
  ...professionalAndAdministrativeRows,
  ...educationHealthAndSocialRows,
  ...artsFoodAndLodgingRows,
  ...otherServicesRows,
].map(toIndustry);

function toIndustry({ industry, label, code, keywords }: IndustryRow): Industry {
  return {
    industry,
    label,
    code,
    parentCode: code.slice(0, SUBSECTOR_DIGITS),
    sectorCode: getSectorCode(code),
    keywords: { en: keywords.en.split(', '), fr: keywords.fr.split(', ') },
  };
}

export function findIndustry(industrySlug: string): Industry | undefined {
  return industries.find(({ industry }) => industry === industrySlug);
}

/** All entries of an industry group (four digits), the one that represents the group first. */
export function findIndustriesByCode(code: string): readonly Industry[] {
  return industries.filter((entry) => entry.code === code);
}

export interface SavedIndustry {
  industryCode?: string | null;
  subIndustryCode?: string | null;
  industry?: string | null;
}

/** The entry to show for what an application holds: the chosen one, otherwise the one that represents the codes. */
export function findSavedIndustry({ industryCode, subIndustryCode, industry }: SavedIndustry): Industry | undefined {
  if (!isIndustryPair(industryCode ?? '', subIndustryCode ?? '')) return undefined;
  const entries = industries.filter(({ code }) => code === subIndustryCode);
  return entries.find((entry) => entry.industry === industry) ?? entries[0];
}
