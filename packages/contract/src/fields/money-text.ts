import { dropInvisible } from './text.ts';

const currency = String.raw`\(?(?:c?\$|(?:canadian)?dollars?|ca(?:d|n(?:ad(?:a|ian|iens?))?)?|cdn)\)?`;
/** Words that people write around an amount without changing it. */
const around = [
  `^${currency}|${currency}$`,
  String.raw`^(?:about|approx(?:imately)?\.?|around|env(?:iron)?\.?|roughly|[~≈±])`,
  String.raw`(?:/|a|p[ae]r)?(?:year(?:ly)?|yr|an(?:n[a-zé]+)?)$`,
  String.raw`[.,][-–—]*$|\+$`,
].map((pattern) => RegExp(pattern, 'iu'));

const thousands = /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?(?:k|mille|thousand)$/iu;
const millions = /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?(?:m|mm|mln|millions?(?:de)?)$/iu;
const grouped = /^(?<whole>\d{1,3}(?:(?:,\d{3})+(?=\.|$)|(?:\.\d{3})+(?=,|$)))(?:[.,](?<cents>\d\d?))?$/u;
const plain = /^(?<whole>\d+)(?:[.,](?<cents>0|\d\d))?$/u;
/** Cents are accepted from this amount on: a smaller one may be shortened, such as `1.25` for 1.25 million. */
const WITH_CENTS = 100;
const LETTERS_MAXIMUM = 60;

/**
 * Reads an amount in English or French notation as whole Canadian dollars, rounding cents: `240,000`, `240 000 $`,
 * `CAD 240,000.55`, `12 500,50 $`, `240k`, `1,2 M$`, `about 240’000 a year`. Refuses minus signs, other currencies,
 * ranges and ambiguous text such as `1,200k`.
 * @returns dollars, or undefined if the text is not an amount
 */
export function parseMoney(text: string): number | undefined {
  if (text.length > LETTERS_MAXIMUM) return undefined;
  const bare = withoutWords(dropInvisible(text.replace(/['‘’`´]/gu, '').normalize('NFKC')).replace(/\s/gu, ''));
  return readShort(bare, thousands, 3) ?? readShort(bare, millions, 6) ?? readDigits(bare);
}

function readDigits(bare: string): number | undefined {
  const { whole = '', cents = '0' } = (grouped.exec(bare) ?? plain.exec(bare))?.groups ?? {};
  const dollars = whole === '' ? Number.NaN : Number(whole.replace(/[.,]/gu, ''));
  if (!Number.isSafeInteger(dollars) || (Number(cents) > 0 && dollars < WITH_CENTS)) return undefined;
  return dollars + Math.round(Number(`0.${cents}`));
}

/** Removes words until none are left, as in `$240,000 CAD`. */
function withoutWords(text: string): string {
  const bare = around.reduce((left, words) => left.replace(words, ''), text);
  return bare === text ? bare : withoutWords(bare);
}

function readShort(text: string, form: RegExp, zeros: number): number | undefined {
  const { whole, part = '' } = form.exec(text)?.groups ?? {};
  const amount = whole === undefined ? Number.NaN : Number(`${whole}${part.padEnd(zeros, '0')}`);
  return Number.isSafeInteger(amount) ? amount : undefined;
}
