import { ANNUAL_REVENUE_MAXIMUM_CAD, FUNDING_AMOUNT_MAXIMUM_CAD } from '../../constants.ts';
import { parseMoney } from '../money-text.ts';
import { toPlain } from '../text.ts';
import { type Explain, firstOf, refusal, refuseNumerals } from './refusal.ts';

const currency = /us\$|\$us|\bu\.?s\.?d?\b|\beur(?:os?)?\b|\bgbp\b|\b(?:pounds?|livres?)\b|[€£¥]/iu;
const perMonth = /(?:\/|\ba\b|\bper\b|\bpar\b)\s*(?:month|mois|mo)\b|\bmonthly\b|\bmensuel(?:le)?(?:ment)?\b/iu;
const range = /\d\s*[km]?\$?(?:\s*[-–—]\s*|\s+(?:to|or|and|à|ou|et)\s+)\$?\s*\d/iu;
const minus = /^[-–−]|[-–−]$|^\D*\([^()]*\d[^()]*\)\D*$/u;
const letterForDigit = /\d[.,\s]*(?<after>[ol])[ol]*(?![\p{L}'’])|(?<!\p{L})(?<before>[ol])[ol]*[.,\s]*\d/iu;
const words = /\p{L}{2,}|(?<=\d\s*)[a-jln-z]|[a-z](?=\s*\d)/giu;
const per = /^(?:a|p[ae]r)$/iu;
const firstNumber = /[.,]?\d(?:[\d.,\s'’]*\d)?/u;
const insideNumber = /\d\s*[^\d.,\s'’]\s*\d/u;
const otherMarks = /[^\d.,\s$'’\p{L}]/u;
const decimals = /^\d*[.,]\d+$/u;

function explainText(text: string) {
  const { before, after = before } = letterForDigit.exec(text)?.groups ?? {};
  return firstOf([
    () => refuseNumerals(text),
    () => currency.test(text) && refusal('currency', { part: currency.exec(text)?.[0] ?? '' }),
    () => perMonth.test(text) && refusal('perMonth', { part: perMonth.exec(text)?.[0] ?? '' }),
    () => range.test(text) && refusal('oneAmount', { part: text }),
    () => after !== undefined && refusal('letterForDigit', { part: after, digit: /o/iu.test(after) ? '0' : '1' }),
    () => !/\d/u.test(text) && refusal('amountInDigits'),
    () => minus.test(text) && refusal('negative', { part: text }),
    () => insideNumber.test(text) && refusal('unclear', { part: text }),
    () => explainNumber(firstNumber.exec(text)?.[0] ?? ''),
    () => unknownWords(text) !== '' && refusal('characters', { part: unknownWords(text) }),
    () => otherMarks.test(text) && refusal('characters', { part: otherMarks.exec(text)?.[0] ?? '' }),
    () => /[^\d$]/u.test(text) && refusal('unclear', { part: text }),
  ]);
}

function explainNumber(number: string) {
  if (!/\D/u.test(number) || parseMoney(number) !== undefined) return undefined;
  return refusal(decimals.test(number) ? 'wholeDollars' : 'unclear', { part: number });
}

/** Words that no amount has around it, such as `up to`. */
function unknownWords(text: string): string {
  const isKnown = (word: string) =>
    per.test(word) || [`1 ${word}`, `${word} 1`, `1/${word}`].some((amount) => parseMoney(amount) !== undefined);
  return [...text.matchAll(words)].flatMap(([word]) => (isKnown(word) ? [] : [word])).join(' ');
}

const explainMoney =
  (minimum: number, maximum: number): Explain =>
  (typed) => {
    const amount = parseMoney(typed);
    if (amount === undefined) {
      const text = toPlain(typed).trim();
      return explainText(text) ?? refusal('atMost', { maximum });
    }
    if (amount > maximum) return refusal('atMost', { maximum });
    return amount < minimum ? refusal('aboveZero') : undefined;
  };

export const explainRevenue = explainMoney(0, ANNUAL_REVENUE_MAXIMUM_CAD);
export const explainFunding = explainMoney(1, FUNDING_AMOUNT_MAXIMUM_CAD);
