import { toPlain } from './text.ts';

const sign = String.raw`(?:c?\$|(?:canadian)?dollars?|ca(?:d|n(?:ad(?:a|ian|iens?))?)?|cdn)`;
const currency = String.raw`(?:${sign}|\(${sign}\))`;
/** Words that people write around an amount without changing it. A bare `an` or `year` would say an age. */
const around = [
  `^${currency}|${currency}$`,
  String.raw`^(?:about|approx(?:imately)?\.?|around|env(?:iron)?\.?|roughly|over|plusde|(?:àpeu)?près(?:de)?|[~≈±"'])|environ$`,
  String.raw`(?:(?:/|à?l'|a|p[ae]r)(?:year|yr|an)|yearly|annu)[a-zé]*$`,
  String.raw`[.,;"'][-–—]*$|\+$`,
].map((pattern) => RegExp(pattern, 'iu'));

/** After three digits, `m` may mean thousands, as in `240 m`. */
const amount =
  /^(?!\d{3}(?:.*\d)?m$)(\d+|\d{1,3}(?:(?:'\d{3})+|(?:,\d{3})+(?!,)|(?:\.\d{3})+(?!\.)))(?:[.,](\d\d?))?(k|thousand|mille|m|mm|mln|millions?(?:de)?)?$/iu;
/** Cents are accepted from this amount on: a smaller one may be shortened, such as `1.25` for 1.25 million. */
const WITH_CENTS = 1000;
const LETTERS_MAXIMUM = 60;

/**
 * Reads an amount in English or French notation as whole Canadian dollars, rounding cents: `240,000`, `240 000 $`,
 * `CAD 240,000.55`, `12 500,50 $`, `240k`, `1,2 M$`, `about 240’000 a year`. Refuses minus signs, other currencies,
 * ranges and ambiguous text such as `1,200k` or `240 00`.
 * @returns dollars, or undefined if the text is not an amount
 */
export function parseMoney(text: string): number | undefined {
  if (text.length > LETTERS_MAXIMUM) return undefined;
  const spaced = toPlain(text.replace(/[‘’`´]/gu, "'"));
  const bare = withoutWords(spaced.replace(/(\d)[\s']+(?=\d)/gu, "$1'").replace(/\s/gu, ''));
  const [, whole = 'none', part = '0', unit] = amount.exec(bare) ?? [];
  const number = Number(`${whole.replace(/[.,']/gu, '')}.${part}`);
  if (unit === undefined ? Number(part) > 0 && number < WITH_CENTS : /\D/u.test(whole)) return undefined;
  const dollars = Math.round(number * scaleOf(unit));
  return Number.isSafeInteger(dollars) ? dollars : undefined;
}

function scaleOf(unit: string | undefined): number {
  if (unit === undefined) return 1;
  return /^m(?!ille)/iu.test(unit) ? 1e6 : 1000;
}

/** Removes words until none are left, as in `$240,000 CAD`. */
function withoutWords(text: string): string {
  const bare = around.reduce((left, words) => left.replace(words, ''), text);
  return bare === text ? bare : withoutWords(bare);
}
