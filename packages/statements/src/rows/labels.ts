import { fold, squash } from '../reading/page-text.ts';

/**
 * Printed values that check the rows. `carried`: a balance at the head or foot of a page, or an account's first one.
 * `total`: sums of a page or of all rows, by column. `fees`: informational.
 */
export type CheckLabel = 'opening' | 'carried' | 'closing' | 'totalIn' | 'totalOut' | 'total' | 'fees';

const labels: readonly [label: CheckLabel, begins: RegExp][] = [
  [
    'opening',
    /^(?:your|votre|le)?(?:(?:opening|starting|beginning)(?:account)?balance|(?:previous|last)(?:statement|account)?balance|balance(?:from|on)(?:your)?(?:last|previous)statement|solde(?:d'?ouverture|precedent|initial|anterieur|dedepart|audebut|durelevepre)|anciensolde)/u,
  ],
  [
    'closing',
    /^(?:your|votre|le)?(?:(?:closing|ending|new|final)(?:account|ledger|book)?balance|balanceat(?:the)?(?:end|close)of(?:the)?(?:period|month|statement)|solde(?:de(?:cloture|fermeture|fin)|final|ala(?:fin|fermeture|cloture))|nouveausolde)/u,
  ],
  [
    'carried',
    /^(?:balance(?:brought|carried)?(?:forward|fwd|over|b\/f|c\/f)|(?:amount)?(?:brought|carried)forward|solde(?:reporte|areporter|dereport|dela(?:page)?precedente)|report(?:de|du)?(?:solde)?$)/u,
  ],
];

/** A balance with its date; that of the last day is the closing balance. */
const ofDay =
  /^(?:your|votre|le)?(?:account|ledger|book)?(?:balance|solde)(?:asof|asat|on|at|au|ala|endatedu|le)?[^a-z]*$/u;

/** Whether a text without date and amount labels a dated balance, such as `Balance as of`. */
export function isBalanceOfDay(text: string): boolean {
  return ofDay.test(squash(text));
}

const current =
  /^(?:your|votre|le)?(?:current(?:account)?balance|solde(?:actuel|courant))(?:asof|on|at|au|le)?[^a-z]*$/u;

/** Whether a text without date and amount labels the current balance. */
export function isCurrentBalance(text: string): boolean {
  return current.test(squash(text));
}

/**
 * Text that may follow a label, since a payee may be called New Balance. No word can be formed from others, so there is
 * only one way to parse it.
 */
const afterLabel =
  /^(?:on|at|in|of|as|le|au|en|date|du|de|la|cad|usd|from|to|previous|precedente?|next|suivante|page|statement|last|your|account|this|the|period|periode|votre|compte|releve|month|mois|jour|day|for|brought|forward|amount|montant|[^a-z])*$/u;

const totalBegins =
  /^[^a-z]*(?:minus|plus|less|moins|sub|sous|grand|closing|page|column|statement|montant|daily|day)?-?tota(?:ls?|ux)/u;
const moneyIn = /deposit|credit|moneyin|paymentsin(?![a-z])|added|depot|depose|ajout|entree|versement/u;
const moneyOut =
  /withdraw|debit|cheque|check|moneyout|deducted|retrait|retire|deduit|sortie|paiement|payment(?!sin(?![a-z]))/u;

/** Words a total may contain besides its side, longest first; a payee may be called Total. */
const totalWords = [
  ...['minus', 'plus', 'less', 'moins', 'sub', 'sous', 'grand', 'closing', 'page', 'column', 'statement', 'montants?'],
  ...[
    'totals?',
    'totaux',
    'amounts?',
    'number',
    'nombre',
    'of',
    'this',
    'the',
    'to',
    'into',
    'in',
    'from',
    'for',
    'all',
  ],
  ...['your', 'our', 'account', 'business', 'period', 'month', 'other', 'and', 'des?', 'du', 'les?', 'la', 'en', 'sur'],
  ...['votre', 'vos', 'notre', 'aux?', 'et', 'ce', 'cette', 'compte', 'periode', 'mois', 'releve', 'items?', 'money'],
  ...[
    'operations?',
    'transactions?',
    'sommes?',
    'argent',
    'out',
    'paid',
    'added',
    'deducted',
    'deposit(?:s|ed)?',
    'fees?',
  ],
  ...[
    'credits?',
    'credite',
    'withdrawals?',
    'withdrawn',
    'debits?',
    'debite',
    'cheques?',
    'checks?',
    'payments?',
    'frais',
  ],
  ...[
    'depots?',
    'retraits?',
    'paiements?',
    'ajoutee?s?',
    'deduite?s?',
    'deposee?s?',
    'retiree?s?',
    'entrees?',
    'sorties?',
  ],
  ...[
    'versements?',
    'autres?',
    'cad',
    'usd',
    'par',
    'dans',
    'de',
    "d'",
    'were',
    'made',
    'cloture',
    'fermeture',
    'fin',
    'a',
    'electronic',
    'activity',
    'daily',
    'day',
    'jour',
  ],
].sort((a, b) => b.length - a.length);
const totalWord = new RegExp(totalWords.join('|'), 'gu');

function saysOnlySums(squashed: string): boolean {
  return !/[a-z]/u.test(squashed.replace(totalWord, ''));
}

const fees = /fees?|frais/u;

function sideOf(squashed: string): 'totalIn' | 'totalOut' | 'total' | 'fees' {
  if (fees.test(squashed)) return 'fees';
  const [isIn, isOut] = [moneyIn.test(squashed), moneyOut.test(squashed)];
  return isIn === isOut ? 'total' : isIn ? 'totalIn' : 'totalOut';
}

export function checkLabelOf(text: string): CheckLabel | undefined {
  const squashed = squash(text).replace(/^[^a-z]+/u, '');
  for (const [label, begins] of labels) {
    const found = begins.exec(squashed)?.[0];
    if (found !== undefined && afterLabel.test(squashed.slice(found.length))) return label;
  }
  return totalBegins.test(squashed) && saysOnlySums(squashed) ? sideOf(squashed) : undefined;
}

const labelBegins = /^(?:sub|sous|grand)?-?tota|^(?:opening|closing|ending|new|final|balance|solde|nouveau)/iu;

export function beginsLabel(word: string): boolean {
  return labelBegins.test(word);
}

export function sideLabelOf(text: string): 'totalIn' | 'totalOut' | undefined {
  const squashed = squash(text);
  const side = saysOnlySums(squashed) ? sideOf(squashed) : undefined;
  return side === 'totalIn' || side === 'totalOut' ? side : undefined;
}

const countBegins =
  /^[^a-z#]*(?:total)?(?:number|nombre|nbre\.?|nb\.?|no\.|no(?=of|de|d')|#)(?:total)?(?:of|de|d'|des)?/u;
const counted = /deposit|credit|withdraw|debit|depot|retrait|transaction|operation/u;
/** Cheques, payments and fees may be part of a larger count. */
const countedInPart = /fees?|frais|cheque|check|payment|paiement|versement/u;

/** Side counted by a label such as `Number of deposits` or `Nbre de débits`; `total` for both. */
export function countLabelOf(text: string): 'totalIn' | 'totalOut' | 'total' | undefined {
  const squashed = squash(text);
  const begins = countBegins.exec(squashed)?.[0];
  const what = squashed.slice(begins?.length);
  if (begins === undefined || !counted.test(what) || countedInPart.test(what) || !saysOnlySums(what)) return undefined;
  const side = sideOf(what);
  return side === 'fees' ? undefined : side;
}

const folioCode = /^(?:eop|ep|es|et|mc|pr)\d{0,2}(?![a-z\d])/u;
const accountWords =
  /^(?:my|your|votre|business|personal|compte|account|d'|de|chequing|checking|savings|operating|cheques?|epargne|operations?)+$/u;
const accountKind = /chequing|checking|savings|operating|cheque|epargne|operation/u;
const continuedWords = /\(?(?:continued|cont'd|suite)\)?$/u;

/** An account name without its number: a folio code or a kind; undefined for other text. */
export function accountNameOf(text: string): string | undefined {
  const squashed = squash(text).replace(continuedWords, '');
  const code = folioCode.exec(fold(text))?.[0];
  return code ?? (accountWords.test(squashed) && accountKind.test(squashed) ? squashed : undefined);
}

export type TableSide = 'in' | 'out' | 'days';

const besideTitle = /^(?:your|vos|votre|les|other|autres)|\(?(?:continued|cont'd|suite)\)?$/gu;
const daysTitle =
  /^(?:(?:daily|endofday|dayend)(?:account|ledger|ending|closing)?balances?(?:summary)?|(?:sommairedes)?soldes?(?:quotidiens?|journaliers?|defindejournee|alafindechaquejour))$/u;
const titleWords = [
  'payee?s?',
  'services?',
  'charges?',
  'cleared',
  'compenses?',
  'encaissee?s?',
  'interets?',
  'interest',
  'cards?',
  'cartes?',
  'atm',
  'guichets?',
  'online',
  'enligne',
  'electroniques?',
  'pre-?authorized',
  'preautorisee?s?',
];
const saysTitle = new RegExp(`^(?:${[...totalWords, ...titleWords].join('|')}|[^a-z])*$`, 'u');
const TITLE_LETTERS_MAXIMUM = 60;
const charges = /fees?|frais|charges?/u;

export function titleOf(text: string): string {
  return squash(text).replace(besideTitle, '').replace(besideTitle, '');
}

function sidesOf(title: string): 'in' | 'out' | 'both' {
  const [isIn, isOut] = [moneyIn.test(title), moneyOut.test(title) || charges.test(title)];
  return isIn === isOut ? 'both' : isIn ? 'in' : 'out';
}

const saysOnlyTitle = (title: string) => title.length <= TITLE_LETTERS_MAXIMUM && saysTitle.test(title);

export function tableSideOf(text: string): TableSide | undefined {
  const title = titleOf(text);
  if (daysTitle.test(title)) return 'days';
  const side = totalBegins.test(title) || !saysOnlyTitle(title) ? 'both' : sidesOf(title);
  return side === 'both' ? undefined : side;
}

export function isTotalOf(text: string, side: TableSide): boolean {
  const label = titleOf(text);
  if (!totalBegins.test(label) || !saysOnlyTitle(label)) return false;
  return ['both', side].includes(sidesOf(label));
}

export type ColumnRole = 'out' | 'in' | 'balance' | 'available' | 'amount' | 'fee' | 'date' | 'description';

/** Words of headings; the first match decides. */
const headingWords: readonly [role: ColumnRole, word: RegExp][] = [
  ['available', /^(?:available|soldedisponible|availablebalance|disponible)/u],
  ['balance', /^(?:balance|solde)/u],
  [
    'out',
    /^(?:withdraw|debit|cheque|check|retrait|(?:paid|money|funds|going|argent)out|outgoing|sortie|spent|depense)|deducted|deduit|withdrawn|retiree?s/u,
  ],
  [
    'in',
    /^(?:deposit|credit|depot|(?:paid|money|funds|coming)in|incoming|entree|received|recue?s?$)|added|ajoute|deposited|deposee?s/u,
  ],
  ['amount', /^(?:amount|montant|sommes?$)/u],
  ['fee', /^(?:frais|fees?$|charges?$)/u],
  ['date', /^(?:dates?$|date(?:de|of)|jour$|day$|mois$|month$)/u],
  ['description', /^(?:descript|transaction|detail|operation|particular|libelle|activit|reference|ref$|code$|no\.?$)/u],
];

export function headingRoleOf(word: string): ColumnRole | undefined {
  const squashed = squash(word).replace(/^[^a-z]+/u, '');
  return headingWords.find(([, expression]) => expression.test(squashed))?.[0];
}

const besideRoles =
  /^(?:[^a-z]*|and|et|de|of|the|your|from|to|account|votre|vos|compte|du|au|en|le|la|value|valeur|effective|posting|posted|trans|no|cad|usd|or|ou|in|out|money|paid|funds|other|autres|par|a)$/u;

/** Whether a word may be in a heading without naming a column. Numbers belong to rows. */
export function isHeadingFiller(word: string): boolean {
  return !/\d/u.test(word) && besideRoles.test(squash(word).replace(/[^a-z]/gu, ''));
}
