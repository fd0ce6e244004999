import { OFFERED_CURRENCY } from '@portal/contract/constants';
import { type Cell, fold, type Line, squash, textOf } from './page-text.ts';
import { type AccountLines, isRow, linesBefore } from '../rows/account-head.ts';
import { hasCents, withCents } from '../rows/amounts.ts';
import type { TableLine } from '../rows/table-lines.ts';

/** In text without spaces, the S may belong to the next word. */
const DOLLARS = 'dollars?(?!avings|tatement|ummary|mall)';

/** Written forms of currencies, folded, with or without spaces. */
const written = {
  USD: String.raw`(?:(?:u\.?\s*s\.?\s*a?\.?|united\s*states|american)[\s-]*(?:${DOLLARS}|funds)|u\.?\s*s\.?\s*\$|${DOLLARS}\s*(?:americains?|(?:des\s*)?etats-?\s*unis|e\.?\s*-\s*u\.?|u\.?\s*s\.?)|\$\s*(?:americains?|e\.?\s*-\s*u\.?|u\.?\s*s\.?)|fonds\s*americains|(?:devises?|monnaie)\s*americaines?|(?:u\.?\s*s\.?|american)\s*currency|compte\s*americain|us(?=(?:business|chequing|savings|account))|u\.s\.(?=\s*(?:business|chequing|savings|account))|usd)`,
  EUR: String.raw`(?:euros?(?!avings|tatement|ummary)|eur|€)`,
  GBP: String.raw`(?:gbp|(?:british\s*)?pounds?\s*sterling|british\s*pounds?|livres?\s*sterling|£)`,
  CAD: String.raw`(?:cad|canadian\s*(?:${DOLLARS}|funds)|(?:cdn|ca?)\s*\$|${DOLLARS}\s*canadiens?|\$\s*(?:cad|can|ca)|fonds\s*canadiens)`,
} as const;
type Currency = keyof typeof written;

const currencies = Object.entries(written).map(([currency, form]) => ({
  currency: currency as Currency,
  anywhere: new RegExp(`(?<![a-z])${form}(?![a-z])`, 'u'),
  here: new RegExp(form, 'uy'),
}));

const nouns =
  /accounts?(?!tatement|ummary|avings|hown)|chequing|checking|statements?|savings?|comptes?|releves?|cheques?|epargne|currency|devises?|monnaie|amounts|figures|montants|sommes/uy;
/** Besides the currency, an account's name or a sentence about all amounts has only these words; advertising has others. */
const words = new RegExp(
  [
    ...[
      'business',
      'commercial',
      'corporate',
      'personal',
      'small',
      'foreign',
      'etrangere?s?',
      'exchange',
      'international',
      'maximizer',
      'builder',
      'companion',
      'premier',
      'growth',
      'rate',
      'non-?profit',
      'community',
      'digital',
      'choice',
      'online',
      'payroll',
      'trust',
      'monthly',
      'mensuel',
      'fonds',
      'funds',
      'held',
      'detenus?',
      'basic',
      'premium',
      'unlimited',
      'everyday',
      'daily',
    ],
    ...[
      'flex',
      'value',
      'plus',
      'plan',
      'advantage',
      'preferred',
      'current',
      'operating',
      'high',
      'interest',
      'investment',
    ],
    ...[
      'cross',
      'border',
      'borderless',
      'summary',
      'details?',
      'activity',
      'history',
      'your',
      'the',
      'this',
      'of',
      'for',
    ],
    ...[
      'deposits?',
      'withdrawals?',
      'and',
      'number',
      'type',
      'name',
      'product',
      'all',
      'are',
      'is',
      'in',
      'on',
      'shown',
    ],
    ...[
      'stated',
      'expressed',
      'reported',
      'displayed',
      'unless',
      'otherwise',
      'indicated',
      'noted',
      'specified',
      'page',
    ],
    ...[
      'entreprises?',
      'affaires',
      'particuliers?',
      'courant',
      'operations?',
      'avec',
      'quotidien',
      'illimite',
      'forfait',
    ],
    ...[
      'tous',
      'toutes',
      'les',
      'sont',
      'exprimes',
      'exprimees',
      'indiques',
      'indiquees',
      'affiches',
      'sauf',
      'indication',
    ],
    ...[
      'contraire',
      'numero',
      'nom',
      'produit',
      'votre',
      'vos',
      'ce',
      'de',
      'du',
      'des',
      'en',
      'et',
      'aux',
      'au',
      'la',
      'le',
    ],
    ...[
      'rbc',
      'td',
      'bmo',
      'cibc',
      'scotiabank',
      'scotia',
      'desjardins',
      'wise',
      'banque',
      'bank',
      'royale?',
      'nationale?',
    ],
    ...['eop', 'es', 'no', 'd', 'l'],
  ]
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'uy',
);
const notALetter = /[^a-z]/uy;
const LENGTH_MAXIMUM = 100;

/** Words that turn a name next to them into the title of an offer. */
const offer =
  /\b(?:open|apply|ask|get|earn|save|enjoy|discover|offer|learn|ouvr\w+|demand\w+|obten\w+|economi\w+|profit\w+|decouvr\w+|offre)\b|!/u;
const SAME_COLUMN = 40;
const BELOW_HEIGHTS = 2.5;

const sure = { table: 4, label: 3, amounts: 2, name: 1 } as const;

interface Said {
  currency: Currency;
  sureness: number;
}

function currenciesIn(text: string): Currency[] {
  const folded = fold(text);
  return currencies.flatMap(({ currency, anywhere }) => (anywhere.test(folded) ? currency : []));
}

function onlyOne(found: readonly Currency[]): Currency | undefined {
  const [currency, ...others] = new Set(found);
  return others.length === 0 ? currency : undefined;
}

function matchAt(form: RegExp, text: string, at: number): string | undefined {
  form.lastIndex = at;
  return form.exec(text)?.[0];
}

interface Named {
  currencies: Currency[];
  nouns: string[];
}

function longestCurrencyAt(text: string, at: number): { currency: Currency; length: number } | undefined {
  const lengths = currencies.map(({ currency, here }) => ({ currency, length: matchAt(here, text, at)?.length ?? 0 }));
  const longest = lengths.reduce((found, each) => (each.length > found.length ? each : found));
  return longest.length > 0 ? longest : undefined;
}

function namedIn(text: string): Named | undefined {
  const squashed = squash(text);
  if (squashed.length > LENGTH_MAXIMUM) return undefined;
  const named: Named = { currencies: [], nouns: [] };
  for (let at = 0; at < squashed.length;) {
    const found = longestCurrencyAt(squashed, at);
    const noun = found ? undefined : matchAt(nouns, squashed, at);
    const beside = noun ?? matchAt(words, squashed, at) ?? matchAt(notALetter, squashed, at);
    const length = found?.length ?? beside?.length ?? 0;
    if (length === 0) return undefined;
    if (found) named.currencies.push(found.currency);
    if (noun !== undefined) named.nouns.push(noun);
    at += length;
  }
  return named;
}

function ofHeading({ cells }: Line): Currency | undefined {
  const balance = cells
    .filter(({ text }) => /balance|solde/u.test(fold(text)))
    .flatMap(({ text }) => currenciesIn(text));
  if (balance.length > 0) return onlyOne(balance);
  const all = cells.flatMap(({ text }) => currenciesIn(text));
  return all.length > 1 ? onlyOne(all) : undefined;
}

function ofUnits({ cells }: Line): Currency | undefined {
  const all = cells.map(({ text }) => namedIn(text));
  const areUnits = all.every((named) => named?.currencies.length === 1 && named.nouns.length === 0);
  return areUnits && cells.length > 1 ? onlyOne(all.flatMap((named) => named?.currencies ?? [])) : undefined;
}

function ofBalance(line: TableLine): Currency | undefined {
  const isBalance = line.label === 'opening' || line.label === 'closing' || line.label === 'carried';
  return isBalance && withCents(line).length === 1 ? onlyOne(currenciesIn(textOf(line.line))) : undefined;
}

const column =
  /^(?:date|description|details|balance|solde|debit|credit|withdraw|deposit|retrait|depot|cheque|amount|montant|money)/u;
const COLUMNS_AT_LEAST = 3;

/** Also accepts headings with too many units to be recognized otherwise. */
function isHeading(line: TableLine | undefined): boolean {
  if (!line || hasCents(line)) return false;
  return (
    line.heading.length > 0 || line.line.cells.filter(({ text }) => column.test(fold(text))).length >= COLUMNS_AT_LEAST
  );
}

function ofTable(line: TableLine, above: TableLine | undefined): Currency | undefined {
  if (isHeading(line)) return ofHeading(line.line);
  if (hasCents(line)) return ofBalance(line);
  return isHeading(above) ? ofUnits(line.line) : undefined;
}

const isLabel =
  /^(?:account|statement)?(?:currency|devise|monnaie)(?:(?:of|du|de)(?:the|your|votre)?(?:account|compte))?:?$/u;

function ofLabel(line: Line, below: Line | undefined): Currency | undefined {
  for (const [at, cell] of line.cells.entries()) {
    if (!isLabel.test(squash(cell.text))) continue;
    const under = below?.cells.find(({ x }) => Math.abs(x - cell.x) <= SAME_COLUMN);
    for (const value of [line.cells[at + 1], under]) {
      const named = value && namedIn(value.text);
      const currency = named && onlyOne(named.currencies);
      if (currency !== undefined) return currency;
    }
  }
  return undefined;
}

function isOfOther(cells: readonly (Cell | undefined)[], account: string | null): boolean {
  const digits = cells.map((cell) => (cell?.text ?? '').replace(/\D/gu, '')).filter((each) => each.length >= 4);
  return account !== null && digits.length > 0 && !digits.some((each) => each.endsWith(account));
}

function isOffered(cell: Cell, line: Line, beside: readonly (Line | undefined)[]): boolean {
  return beside.some(
    (other) =>
      other &&
      Math.abs(other.y - line.y) <= BELOW_HEIGHTS * line.size &&
      other.cells.some(({ x, text }) => Math.abs(x - cell.x) <= SAME_COLUMN && offer.test(fold(text))),
  );
}

function ofHead(lines: readonly TableLine[], at: number, account: string | null): Said[] {
  const line = lines[at];
  if (!line || hasCents(line)) return [];
  const [above, below] = [lines[at - 1]?.line, lines[at + 1]?.line];
  const label = ofLabel(line.line, below);
  const { cells } = line.line;
  const named = cells.flatMap((cell, index): Said[] => {
    const found = namedIn(cell.text);
    const currency = found && onlyOne(found.currencies);
    const isAlone = found?.nouns.length === 0 && cells.length === 1;
    if (!found || currency === undefined || (found.nouns.length === 0 && !isAlone)) return [];
    if (isOfOther([cell, cells[index + 1]], account) || isOffered(cell, line.line, [above, below])) return [];
    return [{ currency, sureness: surenessOf(found.nouns) }];
  });
  return label === undefined ? named : [{ currency: label, sureness: sure.label }, ...named];
}

function surenessOf(found: readonly string[]): number {
  if (found.some((noun) => /currency|devise|monnaie/u.test(noun))) return sure.label;
  return found.some((noun) => /amounts|figures|montants|sommes/u.test(noun)) ? sure.amounts : sure.name;
}

/**
 * The currency that an account's statement names; undefined if none. Other mentions of a currency mean nothing: rates,
 * purchases and offers appear on Canadian-dollar statements, too.
 */
export function currencyOf(own: AccountLines, before?: AccountLines): string | undefined {
  const lines = [...linesBefore(own, before), ...own.lines];
  const firstRow = lines.findIndex(isRow);
  const said = lines.flatMap((line, at): Said[] => {
    const table = ofTable(line, lines[at - 1]);
    if (table !== undefined) return [{ currency: table, sureness: sure.table }];
    return firstRow < 0 || at < firstRow ? ofHead(lines, at, own.account) : [];
  });
  return said.toSorted((a, b) => b.sureness - a.sureness)[0]?.currency;
}

export function isOtherCurrency({ currency }: { currency?: string | undefined }): boolean {
  return currency !== undefined && currency !== OFFERED_CURRENCY;
}
