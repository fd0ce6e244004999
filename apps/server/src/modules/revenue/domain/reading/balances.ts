import { fold, type PageText, textOf } from './page-text.ts';

const labels = {
  opening:
    /opening balance|balance forward|previous balance|solde d'?ouverture|solde precedent|solde reporte|solde initial/u,
  closing: /closing balance|ending balance|new balance|solde de (?:cloture|fermeture)|solde final|nouveau solde/u,
} as const;

/** `1,234.56`, `1 234,56`; a minus in front, behind, or brackets. */
const AMOUNT =
  /(?<minus>-|\()?\s?\$?\s?(?<whole>\d{1,3}(?:[, ]\d{3})*|\d+)[.,](?<cents>\d{2})(?!\d)\s?\$?(?<behind>-)?/gu;

/** Cents, where the line has exactly one amount. */
function amountOn(line: string): number | undefined {
  const [amount, ...others] = line.matchAll(AMOUNT);
  if (!amount?.groups || others.length > 0) return undefined;
  const { minus, whole = '', cents = '', behind } = amount.groups;
  const value = Number(whole.replace(/[, ]/gu, '')) * 100 + Number(cents);
  return minus === undefined && behind === undefined ? value : -value;
}

function find(pages: readonly PageText[], label: RegExp): number | null {
  for (const line of pages.flat()) {
    const text = fold(textOf(line)).replace(/\s+/gu, ' ');
    const amount = label.test(text) ? amountOn(text) : undefined;
    if (amount !== undefined) return amount;
  }
  return null;
}

/** Opening and closing balance in cents, where they are printed with a label. */
export function findBalances(pages: readonly PageText[]): { opening: number | null; closing: number | null } {
  return { opening: find(pages, labels.opening), closing: find(pages, labels.closing) };
}
