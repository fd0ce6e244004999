import { ANNUAL_REVENUE_MAXIMUM_CAD, FUNDING_AMOUNT_MAXIMUM_CAD } from '../../constants.ts';
import { parseMoney } from '../money-text.ts';
import { dropInvisible } from '../text.ts';
import { type Explain, firstOf, refusal } from './refusal.ts';

const currency = /us\$|\$us|\bu\.?s\.?d?\b|\beur(?:os?)?\b|\bgbp\b|\b(?:pounds?|livres?)\b|[€£¥]/iu;
const perMonth = /(?:\/|\ba\b|\bper\b|\bpar\b)\s*(?:month|mois|mo)\b|\bmonthly\b|\bmensuel(?:le)?(?:ment)?\b/iu;
const range = /\d\s*[km]?\$?(?:\s*[-–—]\s*|\s+(?:to|or|and|à|ou|et)\s+)\$?\s*\d/iu;
const sign = /^[-–−]|[-–−]$|[()]/u;
const letterO = /\d[.,\s]*o+(?!\p{L})|(?<!\p{L})o+[.,\s]*\d/iu;
const letters = /\p{L}{2,}|(?<=\d\s*)[a-jln-z]|[a-z](?=\s*\d)/iu;
const otherMarks = /[^\d.,\s$'’\p{L}]/u;
const decimals = /^\d*[.,]\d+$/u;

function explainText(text: string) {
  const bare = text.replace(/[$\s]/gu, '');
  return firstOf([
    () => currency.test(text) && refusal('currency', { part: currency.exec(text)?.[0] ?? '' }),
    () => perMonth.test(text) && refusal('perMonth', { part: perMonth.exec(text)?.[0] ?? '' }),
    () => range.test(text) && refusal('oneAmount', { part: text }),
    () => sign.test(text) && refusal('remove', { part: sign.exec(text)?.[0].replace(/[()]/u, '( )') ?? '' }),
    () => letterO.test(text) && refusal('letterO'),
    () => !/\d/u.test(text) && refusal('amountInDigits'),
    () => letters.test(text) && refusal('characters', { part: letters.exec(text)?.[0] ?? '' }),
    () => otherMarks.test(text) && refusal('characters', { part: otherMarks.exec(text)?.[0] ?? '' }),
    () => decimals.test(bare) && refusal('wholeDollars', { part: bare }),
    () => /\D/u.test(bare) && refusal('groups', { part: bare }),
  ]);
}

const explainMoney =
  (minimum: number, maximum: number): Explain =>
  (typed) => {
    const amount = parseMoney(typed);
    if (amount === undefined) {
      const text = dropInvisible(typed.normalize('NFKC')).trim();
      return explainText(text) ?? refusal('atMost', { maximum });
    }
    if (amount > maximum) return refusal('atMost', { maximum });
    return amount < minimum ? refusal('aboveZero') : undefined;
  };

export const explainRevenue = explainMoney(0, ANNUAL_REVENUE_MAXIMUM_CAD);
export const explainFunding = explainMoney(1, FUNDING_AMOUNT_MAXIMUM_CAD);
