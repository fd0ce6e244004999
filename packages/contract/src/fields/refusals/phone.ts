import { dropExtension, parsePhone } from '../phone.ts';
import { toPlain } from '../text.ts';
import { type Explain, firstOf, refusal, refuseNumerals } from './refusal.ts';

const PHONE_DIGITS = '10';
const LOCAL_DIGITS = 7;
const foreign = /^(?:\+|00|011)\s*[2-9]\d{0,2}/u;
const words = /[\p{L}@][\p{L}\p{N}@.'’/-]*/gu;
const northAmericanPrefix = /^1(?=\d{10}$)/u;

/** Words other than the ones before the number, such as `tel`. */
function wordsIn(text: string): string {
  return [...text.matchAll(words)].map(([word]) => word).join(' ');
}

function badCode(digits: string) {
  const [area, exchange] = [digits.slice(0, 3), digits.slice(3, 6)];
  const isBad = (code: string) => /^[01]|11$/u.test(code);
  if (isBad(area)) return refusal('areaCode', { part: area });
  return isBad(exchange) && refusal('exchange', { part: exchange });
}

export const explainPhone: Explain = (typed) => {
  if (parsePhone(typed) !== undefined) return undefined;
  const text = toPlain(typed).trim();
  const digits = text.replace(/\D/gu, '').replace(northAmericanPrefix, '');
  const isLocal = dropExtension(typed).replace(/\D/gu, '').length === LOCAL_DIGITS;
  const isLong = digits.length >= 2 * Number(PHONE_DIGITS);
  return firstOf([
    () => refuseNumerals(text),
    () => isLong && refusal('oneNumber'),
    () => foreign.test(text) && refusal('countryCode', { part: foreign.exec(text)?.[0] ?? '' }),
    () => digits.length === Number(PHONE_DIGITS) && badCode(digits),
    () => isLocal && refusal('noAreaCode'),
    () => wordsIn(text) !== '' && refusal('digitsOnly', { part: wordsIn(text) }),
    () =>
      digits.length !== Number(PHONE_DIGITS) &&
      refusal('digitCount', { part: String(digits.length), expected: PHONE_DIGITS }),
    () => refusal('characters', { part: [...new Set(text.replace(/[^+#,;]/gu, ''))].join(' ') }),
  ]);
};
