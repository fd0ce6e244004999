import type { Sector, SectorRow } from './industry.ts';
import data from './sectors.json' with { type: 'json' };

export const sectors: readonly Sector[] = (data.sectors as readonly SectorRow[]).map(
  ({ code, en, fr, wordsEn, wordsFr }) => ({ code, label: { en, fr }, keywords: { en: wordsEn, fr: wordsFr } }),
);
