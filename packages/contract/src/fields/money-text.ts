import { dropInvisible } from './text.ts';

const spaces = /[\s'’]/gu;

const thousands = /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?(?:k|mille|thousand)$/iu;
const millions = /^(?<whole>\d+)(?:[.,](?<part>\d{1,2}))?(?:m|mm|millions?)$/iu;

/**
 * Reads an amount in English or French notation as whole Canadian dollars: `240,000`, `240 000 $`, `$240000`,
 * `240.000`, `12 500,00 $`, `240k`, `1,2 M$`. Refuses cents other than zero, signs, and ambiguous text such as
 * `1,200k`.
 * @returns dollars, or undefined if the text is not an amount
 */
export function parseMoney(text: string): number | undefined {
  const bare = dropInvisible(text)
    .replace(spaces, '')
    .replace(/^(?:CAD|CA)?\$|\$(?:CAD|CA)?$|CAD$/giu, '');
  const short = readShort(bare, thousands, 3) ?? readShort(bare, millions, 6);
  if (short !== undefined) return short;
  const grouped = /^\d{1,3}(?:(?:,\d{3})+(?:\.00?)?|(?:\.\d{3})+(?:,00?)?)$/u;
  const plain = /^\d+(?:[.,]00?)?$/u;
  const digits = grouped.test(bare) || plain.test(bare) ? bare.replace(/[.,]00?$/u, '').replace(/[.,]/gu, '') : '';
  const amount = digits === '' ? Number.NaN : Number(digits);
  return Number.isSafeInteger(amount) ? amount : undefined;
}

function readShort(text: string, form: RegExp, zeros: number): number | undefined {
  const { whole, part = '' } = form.exec(text)?.groups ?? {};
  const amount = whole === undefined ? Number.NaN : Number(`${whole}${part.padEnd(zeros, '0')}`);
  return Number.isSafeInteger(amount) ? amount : undefined;
}
