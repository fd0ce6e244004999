import { canadian, normalizePostalCode } from '../postal-code.ts';
import { type Explain, firstOf, type Refusal, refusal } from './refusal.ts';

const LENGTH = 6;
const zipCode = /^\d{5}(?:\d{4})?$/u;

function misplaced(code: string): Refusal | undefined {
  const example = 'K1A0B1';
  const place = Array.from(code).findIndex((character, index) => {
    const tried = `${example.slice(0, index)}${character}${example.slice(index + 1)}`;
    return !canadian.test(tried);
  });
  const part = code.charAt(place);
  const values = { part, place: String(place + 1) };
  if (place < 0) return undefined;
  if (place % 2 === 1) return refusal('placeDigit', values);
  return /\d/u.test(part) ? refusal('placeLetter', values) : refusal('place', values);
}

export const explainPostalCode: Explain = (typed) => {
  const bare = normalizePostalCode(typed).replace(' ', '');
  const odd = [...new Set(bare.replace(/[\p{L}\d]/gu, ''))].join(' ');
  return firstOf([
    () => zipCode.test(bare) && refusal('postalForeign', { part: bare }),
    () => odd !== '' && refusal('characters', { part: odd }),
    () => bare.length !== LENGTH && refusal('postalLength', { part: String(bare.length) }),
    () => misplaced(bare),
  ]);
};
