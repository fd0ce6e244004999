import type { MatchKind } from '@portal/contract/staff/matches';
import { foldForComparison } from '@portal/contract/fields/text';

/** Two businesses never share these. Family, neighbours or a bookkeeper’s clients often share the rest. */
const ofOneBusiness: ReadonlySet<MatchKind> = new Set(['file', 'rows', 'account']);
/** Only one person has these, but they may own a second business. */
const ofOnePerson: ReadonlySet<MatchKind> = new Set(['login', 'sin']);

/**
 * Whether two applications are for the same business by its legal name, as with a renewal from another address or a
 * second owner. Also whether what they share should belong to only one of them.
 */
export function judgeMatch(
  ownName: string | null,
  otherName: string | null,
  shared: readonly MatchKind[],
): { isSameBusiness: boolean; isAlarming: boolean } {
  const name = foldForComparison(ownName ?? '');
  const isSameBusiness = name !== '' && name === foldForComparison(otherName ?? '');
  const isSamePerson = shared.includes('person');
  const isUnique = (kind: MatchKind) => ofOneBusiness.has(kind) || (ofOnePerson.has(kind) && !isSamePerson);
  return { isSameBusiness, isAlarming: !isSameBusiness && shared.some(isUnique) };
}
