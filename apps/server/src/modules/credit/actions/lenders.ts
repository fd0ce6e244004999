import { DomainError } from '@portal/contract/error-codes';
import { foldForComparison } from '@portal/contract/fields/text';
import type { Lender } from '@portal/contract/staff/lenders';
import type { Queries } from '../../../platform/database/index.ts';
import { foldDescription } from '../domain/bank-words.ts';
import { builtInLenders, isGeneral, type LenderRules, withLenders } from '../domain/payees.ts';
import { type AddedLender, insertLender, listAddedLenders } from '../storage/added-lenders.ts';

export async function lenderRules(queries: Queries): Promise<LenderRules> {
  return withLenders(await listAddedLenders(queries));
}

export async function listLenders(queries: Queries): Promise<Lender[]> {
  const added = await listAddedLenders(queries);
  const lenders = [...builtInLenders.map(toBuiltInLender), ...added.map(toLender)];
  return lenders.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/**
 * Throws errorAlreadyExists, errorLenderCount, and errorValidation for words that banks print next to any payee's name.
 */
export async function addLender(queries: Queries, lender: AddedLender): Promise<Lender> {
  const words = [...new Set(lender.words.map(foldDescription))];
  if (words.some(isGeneral)) {
    const errors = [{ path: 'words', key: 'validation.staff.lender.wordsGeneral' }];
    throw new DomainError('errorValidation', { errors });
  }
  const known = await listLenders(queries);
  const taken = new Set(known.flatMap((each) => each.words.map(foldForComparison)));
  if (words.some((each) => taken.has(foldForComparison(each))))
    throw alreadyExists('words', 'validation.staff.lender.wordsTaken');
  const name = foldForComparison(lender.name);
  if (known.some((each) => foldForComparison(each.name) === name)) throw nameTaken();

  const became = await insertLender(queries, { ...lender, words });
  if (became === 'nameTaken') throw nameTaken();
  if (became === 'none') throw new DomainError('errorLenderCount');
  return toLender({ ...lender, words });
}

const alreadyExists = (path: string, key: string) => new DomainError('errorAlreadyExists', { errors: [{ path, key }] });
const nameTaken = () => alreadyExists('name', 'validation.staff.lender.nameTaken');

function toLender({ id, name, words, source, added_by: by, added_at: at }: AddedLender): Lender {
  return { lenderId: id, name, words, source, isBuiltIn: false, addedBy: by, addedAt: at.toISOString() };
}

function toBuiltInLender({ name, words, source }: (typeof builtInLenders)[number]): Lender {
  return { lenderId: null, name, words: [...words], source, isBuiltIn: true, addedBy: null, addedAt: null };
}
