import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import type { NegativeLook } from './amounts.ts';
import {
  type Change,
  type DrawnAccount,
  type DrawnStatement,
  drawStatement,
  drawTogether,
  type Noise,
  pageCountOf,
  printedRows,
  sumsOf,
  type TrueAccount,
  truthOf,
} from './draw-statement.ts';
import { type Layout, layouts } from './layouts.ts';
import { type Lettering, letterings } from './sheet.ts';
import {
  businessKinds,
  type Chance,
  chanceOf,
  type StorySettings,
  type StoryTransaction,
  makeStory,
} from './stories.ts';
import { cardForm, sideOf, type TableForm, tableFormNamed, tableForms } from './tables.ts';

export interface WholeStatement {
  name: string;
  plan: DrawnStatement;
  make: () => Promise<Buffer>;
  bank: StatementBank | null;
  isCreditCard: boolean;
  /** Returns an empty list for a card. */
  accounts: () => TrueAccount[];
  isSample: boolean;
}

const HOLDER = '9412-3317 QUEBEC INC.';
const numbers = ['02782-5094431', '1234 5678-901', '06702 101-234-5', '815-30421', '5012345', '1007-448-2'] as const;

const spans = {
  month: ['2026-05-01', '2026-05-31'],
  february: ['2026-02-01', '2026-02-28'],
  turn: ['2025-12-05', '2026-01-04'],
  middle: ['2026-06-04', '2026-07-03'],
  december: ['2025-12-01', '2025-12-31'],
  june: ['2026-06-01', '2026-06-30'],
  quarter: ['2026-04-01', '2026-06-30'],
  unevenQuarter: ['2025-11-17', '2026-02-16'],
  halfYear: ['2025-08-01', '2026-01-31'],
  year: ['2025-11-01', '2026-10-31'],
} as const satisfies Record<string, readonly [from: string, to: string]>;
type Span = keyof typeof spans;

function layoutNamed(name: string): Layout {
  const found = layouts.find((layout) => layout.name === name);
  if (!found) throw new Error(`There is no layout ${name}`);
  return found;
}

interface Story extends Partial<Omit<StorySettings, 'language' | 'from' | 'to'>> {
  span?: Span;
  number?: string;
}

/** Forms with a table per side list a day's deposits before its withdrawals. */
function bySide(form: TableForm, rows: readonly StoryTransaction[]): readonly StoryTransaction[] {
  const { sides } = form;
  if (!sides) return rows;
  const placeOf = ({ cents, ...row }: StoryTransaction) => {
    const side = sideOf(form, { ...row, isOut: cents < 0 });
    return side ? sides.indexOf(side) : 0;
  };
  return rows.toSorted((a, b) => a.date.localeCompare(b.date) || placeOf(a) - placeOf(b));
}

function accountOf(form: TableForm, { span = 'month', number, ...story }: Story): DrawnAccount {
  const layout = layoutNamed(form.layout);
  const [from, to] = spans[span];
  const seed = story.seed ?? 1;
  const openingCents = story.openingCents ?? chanceOf(seed).between(40_000, 3_000_000);
  const business = businessKinds[seed % businessKinds.length] ?? 'bakery';
  const settings = { seed, business, rows: 30, ...story, openingCents };
  const rows = bySide(form, makeStory({ ...settings, language: layout.language, from, to }));
  const sums = sumsOf({ openingCents, rows });
  const account = number ?? numbers[seed % numbers.length] ?? '';
  return { form, layout, openingCents, rows, facts: { from, to, account, holder: HOLDER, sums } };
}

function statement(name: string, plan: DrawnStatement, isSample = false): WholeStatement {
  const [first] = plan.accounts;
  const isCreditCard = first?.layout.isCreditCard ?? false;
  return {
    name,
    plan,
    make: () => drawStatement(plan),
    bank: first?.layout.bank ?? null,
    isCreditCard,
    accounts: () => (isCreditCard ? [] : truthOf(plan)),
    isSample,
  };
}

interface Twist {
  name: string;
  story: (seed: number) => Story;
  plan: (index: number) => Partial<DrawnStatement>;
}

const others = letterings.filter((lettering) => lettering !== 'plain');
const letteringAt = (index: number): Lettering => others[index % others.length] ?? 'plain';
const noises: readonly (readonly Noise[])[] = [['footer', 'beside'], ['footer', 'interest'], ['between'], ['cheques']];

const twists: readonly Twist[] = [
  {
    name: 'an ordinary month',
    story: (seed) => ({ rows: 18 + (seed % 14), linesMaximum: 2 }),
    plan: () => ({ noise: ['footer'] }),
  },
  {
    name: 'several pages, descriptions over three lines',
    story: (seed) => ({ rows: 80 + (seed % 30), linesMaximum: 3, hasTraps: true }),
    plan: () => ({ noise: ['footer', 'between'] }),
  },
  {
    name: 'pages without heading that move, overdrawn',
    story: (seed) => ({
      rows: 90,
      openingCents: -120_033 - seed * 100,
      isOverdrawn: true,
      span: 'june',
      linesMaximum: 2,
    }),
    plan: (index) => ({ isHeadingOnce: true, shift: 5 + ((index * 7) % 31), noise: ['footer', 'cheques'] }),
  },
  {
    name: 'letters drawn otherwise, over the turn of the year',
    story: (seed) => ({ rows: 35 + (seed % 20), span: 'turn', hasTraps: seed % 2 === 0 }),
    plan: (index) => ({ lettering: letteringAt(index), rowLettering: index % 3 === 0 ? 'plain' : letteringAt(index) }),
  },
  {
    name: 'a few rows',
    story: (seed) => ({ rows: seed % 3 === 0 ? 0 : seed % 9, span: seed % 2 === 0 ? 'february' : 'middle' }),
    plan: (index) => ({ noise: noises[index % noises.length] ?? [] }),
  },
];

const ordinaryStatements = tableForms.flatMap((form, formIndex) =>
  twists.map(({ name, story, plan }, twistIndex) => {
    const index = formIndex * twists.length + twistIndex;
    const account = accountOf(form, { seed: index + 1, ...story(index) });
    return statement(
      `${form.name}, ${name}`,
      { accounts: [account], ...plan(index) },
      formIndex % twists.length === twistIndex,
    );
  }),
);

const negatives: readonly (readonly [NegativeLook, string])[] = [
  ['minus', 'Scotiabank personal'],
  ['spacedMinus', 'RBC personal'],
  ['minusAfter', 'TD business'],
  ['brackets', 'CIBC'],
  ['brackets', 'National Bank in French'],
  ['overdrawn', 'TD personal'],
  ['debit', 'BMO'],
  ['minusAfter', 'Desjardins'],
];

const overdrawnStatements = negatives.map(([negative, name], index) => {
  const form = tableFormNamed(name);
  const account = accountOf(
    { ...form, balances: { ...form.balances, negative } },
    { seed: 300 + index, rows: 45, openingCents: -30_050, isOverdrawn: true },
  );
  return statement(`${name}, overdrawn as ${negative}`, { accounts: [account] }, index % 3 === 0);
});

function nextMonth(account: DrawnAccount, seed: number): DrawnAccount {
  const openingCents = sumsOf(account).closing;
  return accountOf(account.form, { seed, span: 'june', openingCents, rows: 40, number: account.facts.account });
}

const severalAccounts = ['Desjardins', 'Desjardins in English', 'BMO', 'CIBC', 'TD business', 'RBC business'].flatMap(
  (name, index) => {
    const form = tableFormNamed(name);
    const accounts = [0, 1, 2].map((at) =>
      accountOf(form, { seed: 400 + index * 3 + at, rows: 12 + at * 9, number: numbers[at] ?? '' }),
    );
    const [first] = accounts;
    if (!first) return [];
    return [
      statement(`${name}, three accounts below each other`, { accounts, isTogether: true }, index === 0),
      statement(`${name}, three accounts on pages of their own`, { accounts, noise: ['footer'] }, index === 2),
      statement(`${name}, two months in one file`, { accounts: [first, nextMonth(first, 430 + index)] }, index === 5),
    ];
  },
);

function onlyOneWay(name: string, seed: number, isIn: boolean): WholeStatement {
  const whole = accountOf(tableFormNamed(name), { seed, rows: 24 });
  const rows = whole.rows.filter(({ cents }) => cents > 0 === isIn);
  const facts = { ...whole.facts, sums: sumsOf({ openingCents: whole.openingCents, rows }) };
  const way = isIn ? 'in' : 'out';
  return statement(`${name}, only money ${way}`, { accounts: [{ ...whole, rows, facts }] }, isIn);
}

const oneWayStatements = ['RBC business', 'TD business', 'Scotiabank business', 'Desjardins'].flatMap((name, index) => [
  onlyOneWay(name, 500 + index, true),
  onlyOneWay(name, 510 + index, false),
]);

/** A page has about 34 rows. */
export function longStatementOf(rows: number): WholeStatement {
  const form = { ...tableFormNamed('Simplii'), size: 7.5 };
  return statement(`Simplii, ${String(rows)} rows`, {
    accounts: [accountOf(form, { seed: 600, rows, linesMaximum: 2 })],
    noise: ['footer'],
  });
}

export const longStatement = longStatementOf(2000);

const longForms = [
  ['RBC business', 'quarter', 140],
  ['TD business in French', 'year', 320],
  ['CIBC in French', 'unevenQuarter', 110],
  ['National Bank', 'year', 260],
  ['National Bank in French', 'quarter', 130],
  ['Scotiabank business', 'year', 300],
  ['Tangerine, one signed amount', 'unevenQuarter', 90],
  ['Laurentian in French, deposits, withdrawals and cheques apart', 'quarter', 100],
  ['RBC personal', 'year', 3],
] as const satisfies readonly (readonly [form: string, span: Span, rows: number])[];

export const halfYearStatement = statement('RBC business, half a year in one file', {
  accounts: [accountOf(tableFormNamed('RBC business'), { seed: 670, span: 'halfYear', rows: 150 })],
});

/** Quarterly statements that print only the end of their period; the rows show where it begins. */
export const quartersByTheirEnd = (['BMO', 'BMO in French'] as const).map((name, index) =>
  statement(
    `${name}, a quarter of which its rows say where it begins`,
    { accounts: [accountOf(tableFormNamed(name), { seed: 666 + index, span: 'quarter', rows: 70 })] },
    true,
  ),
);

const longPeriodStatements: readonly WholeStatement[] = [
  halfYearStatement,
  ...longForms.map(([name, span, rows], index) =>
    statement(
      `${name}, ${span} in one file`,
      { accounts: [accountOf(tableFormNamed(name), { seed: 640 + index, span, rows })], noise: ['footer'] },
      index % 3 === 0,
    ),
  ),
  ...(
    [
      ['Scotiabank personal', 'Scotiabank personal, balances with dates', 'quarter'],
      ['Scotiabank personal in French', 'Scotiabank in French', 'unevenQuarter'],
    ] as const
  ).map(([name, layout, span], index) =>
    statement(
      `${name}, ${span} of which only the end is printed`,
      { accounts: [accountOf({ ...tableFormNamed(name), layout }, { seed: 662 + index, span, rows: 70 })] },
      true,
    ),
  ),
  ...quartersByTheirEnd,
  statement('Desjardins, a quarter of two accounts', {
    accounts: [0, 1].map((at) =>
      accountOf(tableFormNamed('Desjardins'), { seed: 660 + at, span: 'quarter', rows: 60, number: numbers[at] ?? '' }),
    ),
  }),
];

const specialStatements: readonly WholeStatement[] = [
  statement('TD business, everything around it', {
    accounts: [accountOf(tableFormNamed('TD business'), { seed: 610, rows: 75, linesMaximum: 3, hasTraps: true })],
    noise: ['footer', 'beside', 'between', 'cheques', 'interest'],
  }),
  statement(
    'RBC business, letters of a watermark between its rows',
    { accounts: [accountOf(tableFormNamed('RBC business'), { seed: 680, rows: 40 })], noise: ['watermark'] },
    true,
  ),
  statement('CIBC, moves 40 points to the right without a heading', {
    accounts: [accountOf({ ...tableFormNamed('CIBC'), size: 8 }, { seed: 611, rows: 120 })],
    isHeadingOnce: true,
    shift: 40,
  }),
  statement('Scotiabank business, balance once a day and none of the sums', {
    accounts: [
      accountOf(
        { ...tableFormNamed('Scotiabank business'), balance: 'daily' },
        { seed: 612, rows: 60, span: 'december' },
      ),
    ],
  }),
  statement('National Bank, no-break spaces in a month of many rows', {
    accounts: [accountOf(tableFormNamed('National Bank in French'), { seed: 613, rows: 300, span: 'december' })],
    lettering: 'noBreak',
    rowLettering: 'noBreak',
  }),
  ...(['Scotiabank personal', 'TD business', 'BMO in French'] as const).map((name, index) =>
    statement(`${name}, descriptions that end right before the amounts`, {
      accounts: [
        accountOf(
          { ...tableFormNamed(name), isOneLine: true, descriptionWidth: [252, 226, 268][index] ?? 0 },
          { seed: 620 + index, rows: 50, linesMaximum: 3, hasTraps: true },
        ),
      ],
    }),
  ),
  ...[30, 95].map((rows) =>
    statement(`Wise, the newest of ${String(rows)} rows first`, {
      accounts: [
        accountOf(
          { ...tableFormNamed('Wise, money in before money out'), isNewestFirst: true },
          { seed: 630 + rows, rows },
        ),
      ],
    }),
  ),
  ...(['Desjardins', 'Desjardins in English'] as const).map((name, index) =>
    statement(`${name}, three accounts of one folio`, {
      accounts: [0, 1, 2].map((at) =>
        accountOf(tableFormNamed(name), { seed: 680 + index * 3 + at, rows: 14 + at * 5, number: numbers[0] }),
      ),
      names:
        index === 0
          ? ["EOP  Compte d'opérations", 'ES1  Épargne stable', 'MC  Marge de crédit']
          : ['EOP  Operating account', 'ES1  Stable savings', 'MC  Line of credit'],
      isTogether: true,
    }),
  ),
  statement('RBC personal, one row', { accounts: [accountOf(tableFormNamed('RBC personal'), { seed: 614, rows: 1 })] }),
];

export const cardStatements: readonly WholeStatement[] = layouts
  .filter(({ isCreditCard }) => isCreditCard)
  .map(({ name }, index) => {
    const account = accountOf({ ...cardForm, layout: name }, { seed: 700 + index, rows: 20 });
    return statement(name, { accounts: [account] }, index % 2 === 0);
  });

export const wholeStatements: readonly WholeStatement[] = [
  ...ordinaryStatements,
  ...overdrawnStatements,
  ...severalAccounts,
  ...oneWayStatements,
  ...longPeriodStatements,
  ...specialStatements,
  longStatement,
];

export function wholeStatementNamed(name: string): WholeStatement {
  const found = wholeStatements.find((each) => each.name === name);
  if (!found) throw new Error(`There is no statement ${name}`);
  return found;
}

export const sampleStatements = wholeStatements.filter(({ isSample }) => isSample);

function hasBoxed({ summary }: TableForm, { kind }: Change): boolean {
  return summary !== undefined && (kind === 'total' || summary.hasCounts || summary.counts !== undefined);
}

/** Whether the change leaves a contradiction on paper; otherwise it cannot be detected. */
function isTraceable({ accounts }: DrawnStatement, change: Change): boolean {
  const account = accounts[change.account];
  if (!account) return false;
  if (change.kind === 'total' || change.kind === 'count') return hasBoxed(account.form, change);
  const sums = sumsOf(account);
  let balance = account.openingCents;
  let moneyIn = 0;
  for (const row of printedRows(account, change)) {
    balance += row.isOut ? -row.cents : row.cents;
    moneyIn += row.isOut ? 0 : row.cents;
    if (row.hasBalance && row.balanceCents !== balance) return true;
  }
  const { labels, summary } = account.form;
  const hasClosing = labels.closing !== undefined || summary !== undefined;
  const hasTotals = labels.totals !== undefined || summary !== undefined;
  return (hasClosing && balance !== sums.closing) || (hasTotals && moneyIn !== sums.in);
}

function misprint(cents: number, chance: Chance): number {
  const digits = Array.from(String(Math.abs(cents)));
  const at = chance.between(0, digits.length - 1);
  const digit = (Number(digits[at]) + chance.between(1, 9)) % 10;
  const changed = Number(digits.with(at, String(digit)).join(''));
  return Math.sign(cents) * changed;
}

const changeKinds = ['amount', 'sign', 'leftOut', 'balance', 'total', 'count'] as const;

function changeOf({ accounts }: DrawnStatement, kind: Change['kind'], chance: Chance): Change | undefined {
  const account = chance.between(0, accounts.length - 1);
  const changed = accounts[account];
  if (!changed || changed.rows.length === 0) return undefined;
  const row = chance.between(0, changed.rows.length - 1);
  const printed = printedRows(changed)[row];
  if (!printed || (kind === 'balance' && !printed.hasBalance)) return undefined;
  const side = changed.rows.filter(({ cents }) => cents < 0 === printed.isOut);
  const was = {
    balance: printed.balanceCents,
    total: side.reduce((sum, row) => sum + Math.abs(row.cents), 0),
    count: side.length,
  };
  const cents = misprint(kind in was ? was[kind as keyof typeof was] : printed.cents, chance);
  return cents === 0 ? undefined : { account, row, kind, cents };
}

export interface ChangedStatement extends WholeStatement {
  change: Change;
}

export function changedStatements(from: readonly WholeStatement[], count: number): ChangedStatement[] {
  const chance = chanceOf(count);
  const changed: ChangedStatement[] = [];
  while (changed.length < count) {
    const whole = chance.pick(from);
    const kind = changeKinds[changed.length % changeKinds.length] ?? 'amount';
    const change = changeOf(whole.plan, kind, chance);
    if (!change || !isTraceable(whole.plan, change)) continue;
    const { account, row, cents } = change;
    const name = `${whole.name}: ${kind} of row ${String(row)} of account ${String(account)} (${String(cents)})`;
    changed.push({ ...statement(name, { ...whole.plan, change }), change });
  }
  return changed;
}

export interface GappedStatement {
  name: string;
  make: () => Promise<Buffer>;
  of: number;
  missing: readonly number[];
  doubled: readonly number[];
}

function gapped(whole: WholeStatement, kind: 'missing' | 'doubled', page: number): GappedStatement {
  const of = pageCountOf(whole.plan);
  const isMissing = kind === 'missing';
  const pages = (count: number) =>
    Array.from({ length: count }, (_, at) => at).flatMap((at) => (at === page ? (isMissing ? [] : [at, at]) : [at]));
  return {
    name: `${whole.name}: page ${String(page + 1)} of ${String(of)} ${kind}`,
    make: () => drawStatement({ ...whole.plan, pages }),
    of,
    missing: isMissing ? [page + 1] : [],
    doubled: isMissing ? [] : [page + 1],
  };
}

export function gappedStatements(from: readonly WholeStatement[]): GappedStatement[] {
  return from
    .filter(({ plan, isCreditCard }) => !isCreditCard && plan.noise?.includes('footer') && pageCountOf(plan) > 1)
    .flatMap((whole) =>
      Array.from({ length: pageCountOf(whole.plan) }, (_, page) => page).flatMap((page) => [
        gapped(whole, 'missing', page),
        gapped(whole, 'doubled', page),
      ]),
    );
}

const pagesOfRows = (whole: DrawnAccount): DrawnStatement => ({ accounts: [whole], noise: ['footer'] });

export function togetherStatement(leftOut: readonly number[]): { make: () => Promise<Buffer>; of: number } {
  const [first, second] = ['RBC business', 'CIBC'].map((name, at) =>
    pagesOfRows(accountOf(tableFormNamed(name), { seed: 720 + at, rows: 90, number: numbers[at] ?? '' })),
  );
  if (!first || !second) throw new Error('There are two statements');
  const pages = (count: number) => Array.from({ length: count }, (_, at) => at).filter((at) => !leftOut.includes(at));
  return { make: () => drawTogether([first, { ...second, pages }]), of: pageCountOf(second) };
}
