import { foldForComparison } from '@portal/contract/fields/text';
import type { WorkListView } from '@portal/contract/staff/work-list-terms';
import type { Context } from '../../../kernel/context.ts';
import { matchHashes, searchedPhones } from '../../application/index.ts';
import type { SearchedPart, WorkListFilter } from '../storage/work-list.ts';
import { findNameWords } from './find-name-words.ts';

/** @param wanted filters as in the query of a search; by default everything open */
export async function toFilter(
  context: Context,
  {
    view = 'all',
    search: text,
    ...wanted
  }: Omit<WorkListFilter, 'view' | 'search'> & { view?: WorkListView | undefined; search?: string | undefined },
): Promise<WorkListFilter> {
  const search = text === undefined ? undefined : { text, parts: await searchedParts(context, text) };
  return { ...wanted, view, search };
}

/** Shorter parts must be a whole word of a name, because they are too common within words. */
const NAME_PART_AT_LEAST = 3;

/** A phone number with its area code, as people write it beside a name. */
const phoneNumber = /(?<!\d)(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s.-]*\d{3}[\s.-]?\d{4}(?!\d)/gu;

/** Splits a search into its words; a phone number counts as one word. */
export async function searchedParts(context: Context, search: string): Promise<SearchedPart[]> {
  const text = search.trim();
  const phones = searchedPhones(text);
  if (phones.length > 0) return [{ text, hashes: matchHashes(context.vault, 'phone', phones) }];
  const joined = text.replaceAll(phoneNumber, (phone) => ` ${phone.replaceAll(/\D/gu, '')} `).trim();
  const words = joined.split(/\s+/u).map((word) => ({ text: word, folded: foldForComparison(word) }));
  const parts = words.map(({ folded }) => folded).filter((folded) => folded.length >= NAME_PART_AT_LEAST);
  const longer = await findNameWords(context, parts);
  return words.map(({ text: word, folded }) => ({
    text: word,
    hashes: [
      ...matchHashes(context.vault, 'phone', searchedPhones(word)),
      ...matchHashes(context.vault, 'nameWord', [...new Set([folded, ...(longer.get(folded) ?? [])])]),
    ],
  }));
}
