import { foldName } from './text.ts';

/**
 * One character that a kind of text holds. A person's name: letters of any script, and 7, `:` and `·`, which are letters of
 * Squamish and Mohawk. A business name: whatever a registry takes, so any letter, digit, punctuation mark or symbol, but no emoji.
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

/** The characters that a kind of text may not have, each once. */
export function findRefused(text: string, kind: TextKind): string[] {
  return [...new Set(text)].filter((character) => !taken[kind].test(character));
}

/** The same for what was typed into a field; none for a field that takes another kind of value. */
export function findRefusedIn(fieldName: string, typed: string): string[] {
  const kind = kindOf.get(fieldName);
  return kind === undefined ? [] : findRefused(foldName(typed), kind);
}
