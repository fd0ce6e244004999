import type { Language } from '../language.ts';
import type { IndustryGroupCode, SectorCode } from './industry-codes.ts';

/** In both languages. */
export interface Industry {
  /** Stable and unique; several entries may share a code. */
  readonly industry: string;
  readonly label: Readonly<Record<Language, string>>;
  /** NAICS industry group, four digits. */
  readonly code: IndustryGroupCode;
  /** NAICS subsector, three digits. */
  readonly parentCode: string;
  readonly sectorCode: SectorCode;
  readonly keywords: Readonly<Record<Language, readonly string[]>>;
}

/** A row of `sectors.json`: name and comma-separated search words in both languages. */
export interface SectorRow {
  readonly code: SectorCode;
  readonly en: string;
  readonly fr: string;
  readonly wordsEn: string;
  readonly wordsFr: string;
}

/** A row of `industries.json`. Subsector and sector follow from the code. */
export interface IndustryRow extends Omit<SectorRow, 'code'>, Pick<Industry, 'industry' | 'code'> {}

export interface Sector {
  readonly code: SectorCode;
  readonly label: Readonly<Record<Language, string>>;
  /** Comma-separated words that apply to every industry of the sector. */
  readonly keywords: Readonly<Record<Language, string>>;
}
