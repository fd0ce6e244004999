import { eachDay } from '@portal/contract/calendar';
import type { Language } from '@portal/contract/language';

export interface Chance {
  next(): number;
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Mulberry32: small, and the same on every machine. */
export function chanceOf(seed: number): Chance {
  let state = seed * 2_654_435_761;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
  };
}

export interface StoryTransaction {
  date: string;
  lines: readonly string[];
  cents: number;
  code: string;
  isFee: boolean;
}

interface Kind {
  en: readonly string[];
  fr: readonly string[];
  cents: readonly [from: number, to: number];
  code: string;
  isFee?: true;
}

const DOLLAR = 100;

const moneyIn = {
  cards: {
    en: ['MONERIS SETTLEMENT', 'Terminal ####-##'],
    fr: ['MONERIS RÈGLEMENT', 'Terminal ####-##'],
    cents: [80 * DOLLAR, 4200 * DOLLAR],
    code: 'DI',
  },
  square: {
    en: ['SQUARE CANADA, INC.', 'DEP ######'],
    fr: ['SQUARE CANADA, INC.', 'DÉP ######'],
    cents: [30 * DOLLAR, 1900 * DOLLAR],
    code: 'DI',
  },
  interac: {
    en: ['INTERAC E-TRANSFER AUTODEPOSIT', 'From ANA TREMBLAY', 'Ref C1A##########'],
    fr: ['VIREMENT INTERAC DÉPÔT AUTOMATIQUE', 'De ANA TREMBLAY', 'Réf. C1A##########'],
    cents: [25 * DOLLAR, 2500 * DOLLAR],
    code: 'VWW',
  },
  branch: {
    en: ['DEPOSIT', 'Branch #### night depository'],
    fr: ['DÉPÔT AU GUICHET', 'Succursale ####'],
    cents: [100 * DOLLAR, 9000 * DOLLAR],
    code: 'DEP',
  },
  customer: {
    en: ['EFT CREDIT', 'LOBLAW COMPANIES LTD INV ######'],
    fr: ['DÉPÔT DIRECT', 'LES COMPAGNIES LOBLAW FACT ######'],
    cents: [900 * DOLLAR, 38_000 * DOLLAR],
    code: 'DD',
  },
  insurer: {
    en: ['HEALTH CLAIM PAYMENT', 'SUN LIFE ASSURANCE ###-####'],
    fr: ['RÈGLEMENT D’ASSURANCE'.replace('’', "'"), 'SUN LIFE DU CANADA ###-####'],
    cents: [60 * DOLLAR, 2400 * DOLLAR],
    code: 'DD',
  },
  own: {
    en: ['TRANSFER FROM SAVINGS', 'ACCT ***####'],
    fr: ["VIREMENT DU COMPTE D'ÉPARGNE", 'COMPTE ***####'],
    cents: [500 * DOLLAR, 10_000 * DOLLAR],
    code: 'VIR',
  },
} as const satisfies Record<string, Kind>;

const moneyOut = {
  cheque: { en: ['CHEQUE ####'], fr: ['CHÈQUE ####'], cents: [120 * DOLLAR, 6400 * DOLLAR], code: 'CHQ' },
  payroll: {
    en: ['PAYROLL PAYMENT', 'ADP CANADA CO. ########'],
    fr: ['PAIE', 'DESJARDINS PAIE ET RH ########'],
    cents: [900 * DOLLAR, 14_500 * DOLLAR],
    code: 'RA',
  },
  rent: {
    en: ['PRE-AUTHORIZED DEBIT', 'RENT 1874 HOLDINGS INC.'],
    fr: ['RETRAIT PRÉAUTORISÉ', 'LOYER IMMEUBLES 1874 INC.'],
    cents: [1800 * DOLLAR, 6200 * DOLLAR],
    code: 'RA',
  },
  supplier: {
    en: ['BILL PAYMENT', 'SYSCO CENTRAL ONTARIO ##########'],
    fr: ['PAIEMENT DE FACTURE', 'DISTRIBUTIONS ALIMENTAIRES ##########'],
    cents: [90 * DOLLAR, 7800 * DOLLAR],
    code: 'PWW',
  },
  fuel: {
    en: ['POINT OF SALE PURCHASE', 'PETRO-CANADA #####'],
    fr: ['ACHAT PAR CARTE DE DÉBIT', 'PÉTROLES ULTRAMAR #####'],
    cents: [35 * DOLLAR, 980 * DOLLAR],
    code: 'ACH',
  },
  purchase: {
    en: ['CONTACTLESS INTERAC PURCHASE - ####', 'COSTCO WHOLESALE W####'],
    fr: ['ACHAT SANS CONTACT INTERAC - ####', 'COSTCO WHOLESALE W####'],
    cents: [4 * DOLLAR, 620 * DOLLAR],
    code: 'ACH',
  },
  sent: {
    en: ['INTERAC E-TRANSFER SENT', 'To J. SINGH'],
    fr: ['VIREMENT INTERAC ENVOYÉ', 'À J. SINGH'],
    cents: [20 * DOLLAR, 3000 * DOLLAR],
    code: 'VWW',
  },
  tax: {
    en: ['CRA GST/HST REMITTANCE', 'RT0001 #########'],
    fr: ['REMISE TPS/TVQ', 'REVENU QUÉBEC #########'],
    cents: [300 * DOLLAR, 8800 * DOLLAR],
    code: 'PWW',
  },
  loan: {
    en: ['LOAN PAYMENT', 'JOURNEY CAPITAL ####'],
    fr: ['REMBOURSEMENT DE PRÊT', 'CAPITAL JOURNEY ####'],
    cents: [185 * DOLLAR, 1400 * DOLLAR],
    code: 'RA',
  },
  machine: { en: ['ABM WITHDRAWAL', '##-####'], fr: ['RETRAIT AU GUICHET', '##-####'], cents: [20, 8], code: 'RGA' },
  fee: {
    en: ['MONTHLY ACCOUNT FEE'],
    fr: ["FRAIS MENSUELS D'UTILISATION"],
    cents: [125, 9 * DOLLAR],
    code: 'FRA',
    isFee: true,
  },
  interest: {
    en: ['OVERDRAFT INTEREST'],
    fr: ['INTÉRÊTS SUR DÉCOUVERT'],
    cents: [12, 90 * DOLLAR],
    code: 'INT',
    isFee: true,
  },
} as const satisfies Record<string, Kind>;

const traps: readonly { isIn: boolean; kind: Kind }[] = [
  ['POS PURCHASE 45.10 USD @ 1.3721', 'ACHAT 45,10 USD à 1,3721'],
  ['USD DRAFT 1,250.00 PURCHASED', 'TRAITE 1 250,00 USD'],
  ['INVOICE DATED JAN 05', 'FACTURE DU 5 JANVIER'],
  ['PAYMENT 2026-01-15 ACME INC.', 'PAIEMENT 2026-01-15 ACME INC.'],
  ['DEPOSIT SLIP PRINTING', 'BORDEREAUX DE DÉPÔT'],
  ['WITHDRAWAL SLIP RETURN', 'RETOUR D’UN RETRAIT'.replace('’', "'")],
  ['TD VISA PREAUTH PYMT', 'PAIEMENT VISA TD'],
  ['ROYAL BANK OF CANADA LOAN 0423', 'PRÊT BANQUE ROYALE DU CANADA 0423'],
  ['SCOTIABANK MORTGAGE', 'HYPOTHÈQUE BANQUE SCOTIA'],
  ['BILL PMT 4520881234567890', 'PMT FACT 4520881234567890'],
  ['BALANCE PROTECTION INSURANCE', 'ASSURANCE SOLDE'],
  ['TOTAL TOOLS RENTAL', 'LOCATION TOTAL INC.'],
  ['CLOSING COSTS NOTARY', 'FRAIS DE CLÔTURE NOTAIRE'],
  ['CREDIT NOTE 118 DEBIT ADJ', 'NOTE DE CRÉDIT 118'],
  ['MAY CONTRACTING LTD', 'LES ENTREPRISES MAI INC.'],
].map(([en = '', fr = ''], index) => ({
  isIn: index % 3 === 2,
  kind: { en: [en], fr: [fr], cents: [15 * DOLLAR, 2900 * DOLLAR], code: index % 3 === 2 ? 'DD' : 'RA' },
}));

const businesses = {
  bakery: {
    in: [moneyIn.cards, moneyIn.cards, moneyIn.square, moneyIn.branch, moneyIn.customer],
    out: [moneyOut.supplier, moneyOut.supplier, moneyOut.payroll, moneyOut.rent, moneyOut.purchase, moneyOut.tax],
  },
  trucking: {
    in: [moneyIn.customer, moneyIn.customer, moneyIn.branch, moneyIn.own],
    out: [moneyOut.fuel, moneyOut.fuel, moneyOut.fuel, moneyOut.payroll, moneyOut.loan, moneyOut.cheque],
  },
  clinic: {
    in: [moneyIn.insurer, moneyIn.insurer, moneyIn.interac, moneyIn.cards],
    out: [moneyOut.rent, moneyOut.payroll, moneyOut.supplier, moneyOut.sent, moneyOut.tax, moneyOut.loan],
  },
  builder: {
    in: [moneyIn.branch, moneyIn.customer, moneyIn.interac],
    out: [moneyOut.cheque, moneyOut.cheque, moneyOut.purchase, moneyOut.fuel, moneyOut.sent, moneyOut.tax],
  },
  studio: {
    in: [moneyIn.interac, moneyIn.interac, moneyIn.square, moneyIn.own],
    out: [moneyOut.purchase, moneyOut.sent, moneyOut.machine, moneyOut.rent, moneyOut.fee, moneyOut.interest],
  },
} as const satisfies Record<string, { in: readonly Kind[]; out: readonly Kind[] }>;
export type Business = keyof typeof businesses;
export const businessKinds = Object.keys(businesses) as Business[];

export interface StorySettings {
  seed: number;
  business: Business;
  language: Language;
  from: string;
  to: string;
  rows: number;
  openingCents: number;
  isOverdrawn?: boolean;
  linesMaximum?: number;
  hasTraps?: boolean;
}

const LOWEST_CENTS = -900_000;
const RETURNED_FEE_CENTS = 4800;
/** An overdrawn business earns less. */
const OVERDRAWN_SHARE = 3;
const MACHINE_NOTE_CENTS = 2000;

function daysOf({ from, to }: StorySettings): string[] {
  return eachDay(from, to).filter((day) => new Date(day).getUTCDay() !== 0);
}

function amountOf(chance: Chance, { cents: [from, to] }: Kind): number {
  // Bank machines dispense only notes.
  if (from > to) return chance.between(to, from) * MACHINE_NOTE_CENTS;
  const share = chance.next() ** 3;
  const cents = Math.round(from + share * (to - from));
  return chance.next() < 0.25 ? Math.max(DOLLAR, Math.round(cents / DOLLAR) * DOLLAR) : cents;
}

function spell(chance: Chance, text: string): string {
  return text.replaceAll('#', () => String(chance.between(0, 9)));
}

export function makeStory(settings: StorySettings): StoryTransaction[] {
  const { language, rows, openingCents, isOverdrawn = false, linesMaximum = 1, hasTraps = false } = settings;
  const chance = chanceOf(settings.seed);
  const days = daysOf(settings);
  const dates = Array.from({ length: rows }, () => chance.pick(days)).sort();
  const happened: StoryTransaction[] = [];
  let balance = openingCents;
  const usual = (kind: Kind, isIn: boolean) => {
    const cents = amountOf(chance, kind);
    return isIn && isOverdrawn ? Math.ceil(cents / OVERDRAWN_SHARE) : cents;
  };
  const add = (date: string, isIn: boolean, kind: Kind, cents = usual(kind, isIn)) => {
    if (happened.length >= rows) return;
    const lines = kind[language].slice(0, chance.between(1, linesMaximum)).map((line) => spell(chance, line));
    happened.push({ date, lines, cents: isIn ? cents : -cents, code: kind.code, isFee: kind.isFee ?? false });
    balance += isIn ? cents : -cents;
  };
  const target = isOverdrawn ? -250_000 : 600_000;
  for (const date of dates) {
    const trap = hasTraps && chance.next() < 0.3 ? chance.pick(traps) : undefined;
    const isIn = balance < LOWEST_CENTS || chance.next() < (balance < target ? 0.62 : 0.3);
    const { in: ins, out: outs } = businesses[settings.business];
    if (trap) add(date, trap.isIn, trap.kind);
    else add(date, isIn, chance.pick<Kind>(isIn ? ins : outs));
    if (!isIn && chance.next() < 0.03) returnLast(date);
  }
  return happened;

  function returnLast(date: string): void {
    const last = happened.at(-1);
    if (!last || last.cents > 0 || happened.length + 2 > rows) return;
    add(
      date,
      true,
      { en: ['NSF RETURNED ITEM'], fr: ['EFFET RETOURNÉ SANS PROVISION'], cents: [1, 1], code: 'RET' },
      -last.cents,
    );
    const fee: Kind = {
      en: ['NSF ITEM FEE'],
      fr: ['FRAIS EFFET SANS PROVISION'],
      cents: [1, 1],
      code: 'FRA',
      isFee: true,
    };
    add(date, false, fee, RETURNED_FEE_CENTS);
  }
}
