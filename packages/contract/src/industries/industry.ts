import type { Language } from '../language.ts';
import type { IndustryGroupCode, SectorCode } from './industry-codes.ts';

/** The specification's businessIndustry (section 3), in both languages. */
export interface Industry {
  /** Stable and unique; several entries may share one code. */
  readonly industry: string;
  readonly label: Readonly<Record<Language, string>>;
  /** NAICS industry group, four digits. */
  readonly code: IndustryGroupCode;
  /** NAICS subsector, three digits. */
  readonly parentCode: string;
  readonly sectorCode: SectorCode;
  readonly keywords: Readonly<Record<Language, readonly string[]>>;
}

/** An industry as authored: keywords separated by commas, parents derived from the code. */
export interface IndustryRow extends Pick<Industry, 'industry' | 'label' | 'code'> {
  readonly keywords: Readonly<Record<Language, string>>;
}

export interface Sector {
  readonly code: SectorCode;
  readonly label: Readonly<Record<Language, string>>;
  /** Words that apply to every industry of the sector, separated by commas. */
  readonly keywords: Readonly<Record<Language, string>>;
}
