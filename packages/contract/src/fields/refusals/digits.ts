import { CODE_DIGITS, SIN_DIGITS } from '../../constants.ts';
import { parsePercentage } from '../percentage.ts';
import { toPlain, trimmed, withoutLabel } from '../text.ts';
import { type Explain, firstOf, refusal } from './refusal.ts';

const explainDigits =
  (expected: number): Explain =>
  (typed) => {
    const bare = withoutLabel(typed);
    const others = (typed.match(/[^\d\s\p{P}]+/gu) ?? []).filter((word) => bare.includes(word)).join(' ');
    if (others !== '') return refusal('digitsOnly', { part: others });
    return bare.length === expected
      ? undefined
      : refusal('digitCount', { part: String(bare.length), expected: String(expected) });
  };

export const explainSin = explainDigits(SIN_DIGITS);
export const explainCode = explainDigits(CODE_DIGITS);

/** The field's own message names the bounds. */
export const explainPercentage: Explain = (typed) => {
  const text = toPlain(typed).trim();
  if (parsePercentage(typed) !== undefined) return undefined;
  return firstOf([
    () => /\d\s*%?\s*[-–]\s*\d/u.test(text) && refusal('oneAmount', { part: text }),
    () => /^[-–−]/u.test(text) && refusal('remove', { part: text.charAt(0) }),
    () => /^\d+[.,]\d{3,}\s*%?$/u.test(text) && refusal('twoDecimals', { part: text }),
    () => refusal('number', { part: trimmed(typed) }),
  ]);
};
