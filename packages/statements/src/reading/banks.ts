import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import { fold, hasMoney, type PageText, squash, textOf } from './page-text.ts';

interface BankNames {
  /** Squashed text; only the bank itself writes its name in full. */
  full: RegExp;
  /** Matches folded text at the start of a word; in a transaction it may be someone else's bank. */
  short: RegExp;
}

const bankNames = {
  rbc: { full: /royalbankofcanada|banqueroyaleducanada|rbcroyalbank|rbcbanqueroyale/u, short: /\brbc/u },
  td: {
    full: /tdcanadatrust|toronto-?dominionbank|banquetoronto-?dominion|tdcommercialbanking|servicesbancairescommerciauxtd/u,
    short: /\btd ?(?:bank|business|visa|everyday)|\bbanque ?td/u,
  },
  bmo: { full: /bankofmontreal|banquedemontreal|bmobank|bmobanque/u, short: /\bbmo/u },
  scotiabank: {
    full: /bankofnovascotia|banquedelanouvelle-?ecosse|thebankofnovascotia/u,
    short: /\bscotiabank|\bbanque ?scotia/u,
  },
  cibc: {
    full: /canadianimperialbankofcommerce|banquecanadienneimperialedecommerce|banquecibc/u,
    short: /\bcibc/u,
  },
  desjardins: {
    full: /caissedesjardins|caissepopulairedesjardins|mouvementdesjardins|federationdescaissesdesjardins|desjardinsgroup/u,
    short: /\bdesjardins/u,
  },
  nationalBank: {
    full: /nationalbankofcanada|banquenationaleducanada/u,
    short: /\bnational ?bank(?!ing)|\bbanque ?nationale/u,
  },
} as const satisfies Record<StatementBank, BankNames>;

function aroundTransactions(page: PageText): string[] {
  const lines = page.map(textOf);
  const first = lines.findIndex((line) => hasMoney.test(line));
  const last = lines.findLastIndex((line) => hasMoney.test(line));
  return lines.filter((_line, index) => first < 0 || index < first || index > last);
}

function banksNamed(lines: readonly string[], isNamed: (names: BankNames, line: string) => boolean): StatementBank[] {
  return (Object.entries(bankNames) as [StatementBank, BankNames][])
    .filter(([, names]) => lines.some((line) => isNamed(names, line)))
    .map(([bank]) => bank);
}

/** The bank of a page; null if none or several are named around the transactions. */
export function findBank(page: PageText): StatementBank | null {
  const lines = aroundTransactions(page);
  const inFull = banksNamed(lines, ({ full }, line) => full.test(squash(line)));
  if (inFull.length > 0) return inFull.length === 1 ? (inFull[0] ?? null) : null;
  const inShort = banksNamed(lines, ({ short }, line) => short.test(fold(line)));
  return inShort.length === 1 ? (inShort[0] ?? null) : null;
}
