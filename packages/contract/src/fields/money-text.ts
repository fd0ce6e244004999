const spaces = /[\s\u00A0\u202F\u2009\u2007']/gu;

/**
 * Reads an amount typed in either habit as whole Canadian dollars: `240,000`, `240 000 $`, `$240000`, `240.000`,
 * `12 500,00 $`. Cents other than zero, signs, words and two readings that disagree are refused.
 * @returns dollars, or undefined where the text is not an amount.
 */
export function parseMoney(text: string): number | undefined {
  const bare = text.replace(spaces, '').replace(/^(?:CAD|CA)?\$|\$(?:CAD|CA)?$|CAD$/giu, '');
  const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]00?)?$/u;
  const plain = /^\d+(?:[.,]00?)?$/u;
  const digits = grouped.test(bare) || plain.test(bare) ? bare.replace(/[.,]00?$/u, '').replace(/[.,]/gu, '') : '';
  const amount = digits === '' ? Number.NaN : Number(digits);
  return Number.isSafeInteger(amount) ? amount : undefined;
}
