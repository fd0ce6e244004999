import type { Language } from '../language.ts';
import type { IndustryGroupCode, SectorCode } from './industry-codes.ts';

export interface Industry {
  /** Stable and unique, unlike `code`, which several entries may share. */
  readonly industry: string;
  readonly label: Readonly<Record<Language, string>>;
  readonly code: IndustryGroupCode;
  readonly parentCode: string;
  readonly sectorCode: SectorCode;
  readonly keywords: Readonly<Record<Language, readonly string[]>>;
}

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
