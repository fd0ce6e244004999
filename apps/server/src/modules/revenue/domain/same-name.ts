import type { Application } from '@portal/contract/entities/entities';

/** What banks leave out of a name, or write in another way. */
const LEGAL_FORMS =
  /\b(?:incorporated|inc|limited|ltd|limitee|ltee|corporation|corp|company|co|enr|senc|senccrl|llp|the|les?|la)\b/gu;
/** A shorter name may stand inside of any other. */
const LETTERS_AT_LEAST = 4;

function bare(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, ' ')
    .replace(LEGAL_FORMS, '')
    .replace(/\s+/gu, '');
}

/** Whether two names may be of the same business: the legal form, accents, spaces and what stands around it aside. */
export function isSameName(left: string, right: string): boolean {
  const [a, b] = [bare(left), bare(right)];
  if (a.length < LETTERS_AT_LEAST || b.length < LETTERS_AT_LEAST) return a === b;
  return a.includes(b) || b.includes(a);
}

/** Names that a statement's holder may have: the business, and the person where the two are one in law. */
export function namesOfHolder({
  businessInfo,
  personalInfo,
}: Pick<Application, 'businessInfo' | 'personalInfo'>): string[] {
  const { companyName, legalBusinessName, entityTypeCode } = businessInfo;
  const { firstName, lastName } = personalInfo;
  const isPersonal = entityTypeCode === 'SOLE_PROP' || entityTypeCode === 'GENERAL_PARTNERSHIP';
  const person = isPersonal && firstName !== null && lastName !== null ? `${firstName} ${lastName}` : null;
  return [companyName, legalBusinessName, person].filter((name) => name !== null);
}
