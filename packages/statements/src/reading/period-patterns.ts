import { type StatementBank, statementBanks } from '@portal/contract/application/statements/statement-reading';
import { DATE, DAY_AND_YEAR, DAY_ONLY, MONTH_AND_YEAR, NUMBERS } from './dates.ts';

/**
 * Certainty of a pattern, lowest first. `labelled`: a label says what the dates are. `bare`: two dates that look like a
 * period. `end`: an end date alone. `unsure`: just dates on a line of an unknown bank, which only rows can confirm.
 */
export const patternRanks = ['unsure', 'statementDate', 'end', 'bare', 'labelled'] as const;
export type PatternRank = (typeof patternRanks)[number];

export interface PeriodPattern {
  name: string;
  rank: PatternRank;
  /** Trusted only on statements of these banks. */
  banks?: readonly StatementBank[];
  /** Matches squashed lines. Groups `from` and `to`; without `from` the period is the month ending on `to`. */
  expression: RegExp;
  source: string;
}

const FROM = `(?<from>(?<!\\d)(?:${DATE}))`;
const TO = `(?<to>${DATE})`;
/** End of a period; the start may name the month. */
const END = `(?<to>${DATE}|${DAY_AND_YEAR})`;
const NUMBERS_FROM = `(?<from>(?<!\\d)${NUMBERS})`;
const NUMBERS_TO = `(?<to>${NUMBERS})`;
/** City of the time zone, which one bank prints after each day. */
const PLACE = '(?:\\[[^\\]]{0,12}\\])?';
const DASH = "(?:to|through|until|-|au?|jusqu'?au)";

function squashed(...parts: string[]): RegExp {
  return new RegExp(parts.join(''), 'gu');
}

export const periodPatterns: readonly PeriodPattern[] = [
  {
    name: 'from … to …, with or without “statement” in front',
    rank: 'labelled',
    expression: squashed('from:?', FROM, '(?:to|through|until|-):?', END),
    source: 'RBC personal accounts and cards: monopoly, banks/rbc/rbc.py; derekmoreau/bank-statement-transactions',
  },
  {
    name: 'statement period …',
    rank: 'labelled',
    expression: squashed(
      '(?:(?:statement|account|reporting|billing)(?:period|dates?)|daterange):?(?:from)?:?',
      FROM,
      DASH,
      END,
    ),
    source: 'TD cards: a public TD card script and monopoly, banks/td; BMO cards: derekmoreau; Teller',
  },
  {
    name: 'for … to …, for the period (of, from) … to …',
    rank: 'labelled',
    expression: squashed('for(?:theperiod)?(?:of|from|:)?', FROM, DASH, END),
    source: 'CIBC, the year once: monopoly, banks/cibc.py; a CIBC JavaScript parser',
  },
  {
    name: 'du … au …, the year or all but the day of the start left out',
    rank: 'labelled',
    expression: squashed(`du:?(?<from>${DATE}|${DAY_ONLY})au:?`, TO),
    source: 'Desjardins accounts: test fixtures of public parsers; others by the same form, not seen in the wild',
  },
  {
    name: 'période (du relevé, couverte) : … au …',
    rank: 'labelled',
    expression: squashed('periode(?:dureleve|dereleve|couverte|visee)?:?(?:du|de)?', FROM, DASH, TO),
    source: 'French forms of the English ones above, not seen in the wild',
  },
  {
    name: 'period: … to …, without “statement” in front',
    rank: 'labelled',
    expression: squashed('(?<![a-z])period(?:covered)?:?(?:from)?:?', FROM, DASH, END),
    source: 'ATB and several credit unions, not seen in the wild',
  },
  {
    name: 'start date … end date …',
    rank: 'labelled',
    expression: squashed('(?:start|begin(?:ning)?)date:?', FROM, '(?:statement|period)?end(?:ing)?date:?', TO),
    source: 'credit unions, not seen in the wild',
  },
  {
    name: 'a label and two days of two numbers and a year each',
    rank: 'labelled',
    expression: squashed(
      '(?:period|periode|dates?|from|du|for)(?:covered|range|dureleve)?:?(?:from|du)?:?',
      NUMBERS_FROM,
      DASH,
      NUMBERS_TO,
    ),
    source: 'exports of several banks, not seen in the wild',
  },
  {
    name: 'for the period ending …',
    rank: 'end',
    expression: squashed('(?:(?:for)?the)?(?:period|month)end(?:ing|ed)(?:on)?:?', TO),
    source: 'BMO accounts: monopoly, banks/bmo.py',
  },
  {
    name: 'pour la période se terminant le …',
    rank: 'end',
    expression: squashed('periode(?:seterminant|terminee|prenantfin|finissant)(?:le)?:?', TO),
    source: 'French form of the English one above, not seen in the wild',
  },
  {
    name: 'closing balance on …',
    rank: 'end',
    expression: squashed('(?:closing|ending)balance(?:on|asof):?', TO),
    source: 'Scotiabank personal accounts: monopoly, banks/scotiabank.py; derekmoreau',
  },
  {
    name: 'solde de clôture (de fermeture, final) le …',
    rank: 'end',
    expression: squashed('solde(?:decloture|defermeture|final)(?:le|au|en?date?du):?', TO),
    source: 'French form of the English one above, not seen in the wild',
  },
  {
    name: '… to …, without a word in front',
    rank: 'bare',
    banks: ['rbc', 'scotiabank', 'cibc'],
    expression: squashed(FROM, 'to', TO),
    source: 'RBC business accounts: monopoly; Scotiabank personal accounts: derekmoreau',
  },
  {
    name: 'MMM DD/YY - MMM DD/YY',
    rank: 'bare',
    banks: ['td'],
    expression: squashed(FROM, '-', TO),
    source: 'TD accounts: monopoly, banks/tdct.py; a public TD parser',
  },
  {
    name: '… - …, without a word in front',
    rank: 'bare',
    banks: ['scotiabank'],
    expression: squashed(FROM, '-', TO),
    source: 'Scotiabank cards: monopoly',
  },
  {
    name: '… au …, without a word in front',
    rank: 'bare',
    banks: statementBanks,
    expression: squashed(FROM, 'au', TO),
    source: 'French forms of the English ones above, not seen in the wild',
  },
  {
    name: 'two dates with nothing but words between them',
    rank: 'bare',
    banks: ['scotiabank'],
    expression: squashed(FROM, '[^\\d$]{0,20}?', TO),
    source: 'Scotiabank business accounts: monopoly takes the last date of such a line',
  },
  {
    name: 'for the month of …',
    rank: 'end',
    expression: squashed(
      "(?:statementfor|(?:for)?themonthof|pourlemoisd[e']|releved(?:umoisd)?[e']):?",
      `(?<to>${MONTH_AND_YEAR})`,
    ),
    source: 'Manulife Bank and credit unions, not seen in the wild',
  },
  {
    name: 'statement date …',
    rank: 'statementDate',
    expression: squashed('statement(?:date|asof):?', TO),
    source: 'BMO cards: derekmoreau; Teller',
  },
  {
    name: 'date du relevé …',
    rank: 'statementDate',
    expression: squashed(
      '(?:datedureleve|releve(?:decompte)?(?:endatedu|au)):?(?:jour|mois|annee|j|m|a|/|-)*(?:le)?',
      `(?<to>\\d{2}\\d{2}20\\d{2}|${DATE})`,
    ),
    source: 'Desjardins cards, DDMMYYYY: public parsers',
  },
  {
    name: 'two dates alone on a line',
    rank: 'unsure',
    expression: squashed('^', FROM, PLACE, DASH, END, PLACE, '$'),
    source: 'Coast Capital, HSBC, Neo, Wise, not seen in the wild',
  },
  {
    name: 'two days of two numbers and a year alone on a line',
    rank: 'unsure',
    expression: squashed('^', NUMBERS_FROM, DASH, NUMBERS_TO, '$'),
    source: 'exports of several banks, not seen in the wild',
  },
];
