import { safeParse } from 'zod/mini';
import { city, street } from '@portal/contract/fields/address';
import { postalCode } from '@portal/contract/fields/postal-code';
import { type Province, provinces } from '@portal/contract/fields/provinces';
import { province } from '@portal/contract/fields/province';
import type { FoundAddress } from '@portal/contract/entities/address';

export interface RawAddress {
  street: string;
  city: string;
  /** The two-letter code, or the province's name in either language. */
  province: string;
  postalCode: string;
}

const provinceNames = {
  AB: ['Alberta'],
  BC: ['British Columbia', 'Colombie-Britannique'],
  MB: ['Manitoba'],
  NB: ['New Brunswick', 'Nouveau-Brunswick'],
  NL: ['Newfoundland and Labrador', 'Terre-Neuve-et-Labrador'],
  NS: ['Nova Scotia', 'Nouvelle-Écosse'],
  NT: ['Northwest Territories', 'Territoires du Nord-Ouest'],
  NU: ['Nunavut'],
  ON: ['Ontario'],
  PE: ['Prince Edward Island', 'Île-du-Prince-Édouard'],
  QC: ['Quebec', 'Québec'],
  SK: ['Saskatchewan'],
  YT: ['Yukon'],
} as const satisfies Record<Province, readonly string[]>;

/** Drops parts that their fields would refuse. Undefined without a street. */
export function toFoundAddress(raw: RawAddress): FoundAddress | undefined {
  const line = safeParse(street, raw.street);
  if (!line.success) return undefined;
  const town = safeParse(city, raw.city);
  const code = safeParse(postalCode, raw.postalCode);
  return {
    street: line.data,
    city: town.success ? town.data : null,
    stateCode: findProvince(raw.province) ?? null,
    postalCode: code.success ? code.data : null,
  };
}

function findProvince(text: string): Province | undefined {
  const code = safeParse(province, text);
  if (code.success) return code.data;
  return (Object.keys(provinces) as Province[]).find((known) =>
    provinceNames[known].some((name) => name.localeCompare(text, 'fr', { sensitivity: 'base' }) === 0),
  );
}
