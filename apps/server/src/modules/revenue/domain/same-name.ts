import type { Application } from '@portal/contract/entities/entities';

/** Legal forms, which banks omit or write differently. */
const legalForms =
  /\b(?:incorporated|inc|limited|ltd|limitee|ltee|corporation|corp|company|co|enr|senc|senccrl|llp|the|les?|la)\b/gu;
/** Names shorter than this may be part of any other name. */
const LETTERS_AT_LEAST = 4;

function bare(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, ' ')
    .replace(legalForms, '')
    .replace(/\s+/gu, '');
}

/** Whether two names may be the same business, ignoring legal form, accents, spaces and surrounding words. */
export function isSameName(left: string, right: string): boolean {
  const [a, b] = [bare(left), bare(right)];
  if (a.length < LETTERS_AT_LEAST || b.length < LETTERS_AT_LEAST) return a === b;
  return a.includes(b) || b.includes(a);
}

/** Whether two statements name the same holder, ignoring legal form, accents and spaces. */
export function isSameHolder(left: string, right: string): boolean {
  return bare(left) === bare(right);
}

/** Whether a holder matches none of the names; false without names. */
export function isOtherHolder(holder: string, names: readonly string[]): boolean {
  return names.length > 0 && !names.some((name) => isSameName(holder, name));
}

export function namesOfHolder({
  businessInfo,
  personalInfo,
}: Pick<Application, 'businessInfo' | 'personalInfo'>): string[] {
  const { companyName, legalBusinessName } = businessInfo;
  const { firstName, lastName } = personalInfo;
  const person =
    isLegallyOwner({ businessInfo }) && firstName !== null && lastName !== null ? `${firstName} ${lastName}` : null;
  return [companyName, legalBusinessName, person].filter((name) => name !== null);
}

/**
 * Whether the business and its owner are legally the same person, so that the owner's account may be the business's.
 */
export function isLegallyOwner({ businessInfo }: Pick<Application, 'businessInfo'>): boolean {
  const { entityTypeCode } = businessInfo;
  return entityTypeCode === 'SOLE_PROP' || entityTypeCode === 'GENERAL_PARTNERSHIP';
}
