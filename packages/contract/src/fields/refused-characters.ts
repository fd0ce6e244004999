import { foldName } from './text.ts';

/**
 * Characters accepted in each kind of text. Person names: letters of any script, and 7, `:` and `·`, which are letters
 * in Squamish and Mohawk. Business names: whatever a registry accepts, so any letter, digit, punctuation mark or
 * symbol, but no emoji.
 */
const taken = {
  person: /[\p{L}\p{M} '’.,:·7-]/u,
  business: /[\p{L}\p{M}\p{N}\p{P} $+<=>^`|~¨¯´¸¢-©¬®-±×÷€™№]/u,
  street: /[\p{L}\p{M}\p{N} '’.,\-#/&()º°]/u,
  city: /[\p{L}\p{M} '’.,\-()/]/u,
} as const;

type TextKind = keyof typeof taken;

const kindOf = new Map<string, TextKind>([
  ['firstName', 'person'],
  ['lastName', 'person'],
  ['companyName', 'business'],
  ['legalBusinessName', 'business'],
  ['street', 'street'],
  ['city', 'city'],
]);

/** Characters that this kind of text does not accept, without duplicates. */
export function findRefused(text: string, kind: TextKind): string[] {
  return [...new Set(text)].filter((character) => !taken[kind].test(character));
}

/** Like `findRefused`, for a field's typed text; empty for other kinds of fields. */
export function findRefusedIn(fieldName: string, typed: string): string[] {
  const kind = kindOf.get(fieldName);
  return kind === undefined ? [] : findRefused(foldName(typed), kind);
}
