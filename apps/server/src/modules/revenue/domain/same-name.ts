import type { Application } from '@portal/contract/entities/entities';

/** What banks leave out of a name, or write differently. */
const legalForms =
  /\b(?:incorporated|inc|limited|ltd|limitee|ltee|corporation|corp|company|co|enr|senc|senccrl|llp|the|les?|la)\b/gu;
/** A shorter name may be part of any other. */
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

/** Whether two names may be of the same business, apart from legal form, accents, spaces and surrounding words. */
export function isSameName(left: string, right: string): boolean {
  const [a, b] = [bare(left), bare(right)];
  if (a.length < LETTERS_AT_LEAST || b.length < LETTERS_AT_LEAST) return a === b;
  return a.includes(b) || b.includes(a);
}

/** Whether two statements name the same holder: letter for letter, apart from legal form, accents and spaces. */
export function isSameHolder(left: string, right: string): boolean {
  return bare(left) === bare(right);
}

/** Whether a holder is none of the names; without a name to compare with, it is not known. */
export function isOtherHolder(holder: string, names: readonly string[]): boolean {
  return names.length > 0 && !names.some((name) => isSameName(holder, name));
}

/** Names that a statement's holder may have: the business, and the owner if the two are legally one. */
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

/** Whether the business and its owner are legally one: the owner's account may then be the business's. */
export function isLegallyOwner({ businessInfo }: Pick<Application, 'businessInfo'>): boolean {
  const { entityTypeCode } = businessInfo;
  return entityTypeCode === 'SOLE_PROP' || entityTypeCode === 'GENERAL_PARTNERSHIP';
}
