/**
 * Characters accepted in each kind of text. Person names: letters of any script, and 7, `:` and `·`, which are letters
 * in Squamish and Mohawk. Business names: any letter, digit, punctuation mark or currency sign, as registries accept
 * them, except brackets, `<`, `>`, `^` and the backslash. Cities: also digits, `!` and `:`, as in 100 Mile House,
 * Saint-Louis-du-Ha! Ha! and Kahnawà:ke.
 */
const taken = {
  person: /[\p{L}\p{M} '’.,:·7-]/u,
  business: /(?![<>[\]^{}\\])[\p{L}\p{M}\p{N}\p{P}\p{Sc} +=`|~¨¯´¸¦-©¬®-±×÷™№]/u,
  street: /[\p{L}\p{M}\p{N} '’.,\-#/&()º°]/u,
  city: /[\p{L}\p{M}\p{N} '’.,:!\-()/]/u,
} as const;

type TextKind = keyof typeof taken;

export function findRefused(text: string, kind: TextKind): string[] {
  return [...new Set(text)].filter((character) => !taken[kind].test(character));
}
