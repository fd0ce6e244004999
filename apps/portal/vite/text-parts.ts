import type { TextChoice } from '../../../scripts/build/texts-plugin.ts';

const firstGroups = new Set(['common', 'layout', 'errors', 'eligibility']);
const firstMessages = new Set(['acceptedTerms', 'annualRevenue', 'email', 'timeInBusiness']);
/** Texts in the first screen's groups that only later screens show. */
const laterTexts = new Set([
  ...['currencies', 'documents', 'folioAccounts', 'missing', 'monthSpans'].map((name) => `common.${name}`),
  ...['notEligible', 'submitted'].map((name) => `eligibility.${name}`),
]);
const otherTexts = new Set(['mails', 'console', 'olderBrowser', 'validation.staff']);

function isFirst(group: string, name: string): boolean {
  if (group === 'validation') return firstMessages.has(name);
  return firstGroups.has(group) && !laterTexts.has(`${group}.${name}`);
}

function choose(isOfPart: (isFirst: boolean) => boolean): TextChoice {
  return (group, texts) => {
    if (otherTexts.has(group)) return undefined;
    const chosen = Object.entries(texts).filter(
      ([name]) => !otherTexts.has(`${group}.${name}`) && isOfPart(isFirst(group, name)),
    );
    return chosen.length === 0 ? undefined : Object.fromEntries(chosen);
  };
}

export const textParts = {
  first: choose((first) => first),
  rest: choose((first) => !first),
} as const satisfies Record<'first' | 'rest', TextChoice>;
