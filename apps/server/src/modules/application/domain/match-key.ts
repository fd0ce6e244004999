import { normalizePostalCode } from '@portal/contract/fields/postal-code';
import { foldForComparison } from '@portal/contract/fields/text';

/** Key of a business, the same for different spellings: folded legal name and postal code. */
export function matchKey(legalName: string, postalCode: string): string {
  return `${foldForComparison(legalName)}|${normalizePostalCode(postalCode).replace(' ', '')}`;
}
