import * as z from 'zod/mini';

/** Legal forms of a Canadian business; their names are the texts `application.entityTypes`. */
export const entityTypeCodes = [
  'SOLE_PROP',
  'GENERAL_PARTNERSHIP',
  'LIMITED_PARTNERSHIP',
  'LLP',
  'CORPORATION',
  'COOPERATIVE',
  'NON_PROFIT',
  'JOINT_VENTURE',
  'TRUST',
  'OTHER',
] as const;
export type EntityTypeCode = (typeof entityTypeCodes)[number];

export function isOwnedByOne(code: string): boolean {
  return code === 'SOLE_PROP';
}

export const entityTypeCode = z.enum(entityTypeCodes, { error: 'validation.entityTypeCode.required' });
