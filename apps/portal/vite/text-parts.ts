import type { TextChoice } from '../../../scripts/build/texts-plugin.ts';

const firstGroups = new Set(['common', 'layout', 'errors', 'eligibility']);
const firstMessages = new Set(['acceptedTerms', 'annualRevenue', 'email', 'timeInBusiness']);
const otherGroups = new Set(['mails', 'console', 'olderBrowser']);
const otherMessages = new Set(['staff']);

function choose(isOfPart: (isFirst: boolean) => boolean): TextChoice {
  return (group, texts) => {
    if (otherGroups.has(group)) return undefined;
    if (group !== 'validation') return isOfPart(firstGroups.has(group)) ? texts : undefined;
    const shown = Object.entries(texts).filter(([field]) => !otherMessages.has(field));
    return Object.fromEntries(shown.filter(([field]) => isOfPart(firstMessages.has(field))));
  };
}

export const textParts = {
  first: choose((isFirst) => isFirst),
  rest: choose((isFirst) => !isFirst),
} as const satisfies Record<'first' | 'rest', TextChoice>;
