import { PDFDocument, type PDFFont, type PDFPage, type PDFPageDrawTextOptions, rgb, StandardFonts } from 'pdf-lib';
import { picturePng } from './picture.ts';
import { chanceOf } from './stories.ts';

/** Expected result: the rows are proven, the month counts without rows, or neither. */
export type PaperOutcome = 'proven' | 'month' | 'neither';

export interface Paper {
  name: string;
  outcome: PaperOutcome;
  from: string;
  to: string;
  rows: readonly (readonly [date: string, cents: number])[];
  make: () => Promise<Buffer>;
}

/** How a row is hidden: white text, covered by a box of the paper's colour, or off the page. */
type Hiding = 'white' | 'box' | 'off';

interface TextRow {
  day: number;
  words: string;
  cents: number;
}

interface Form {
  heading: readonly (readonly [text: string, x: number, isRight?: boolean])[];
  opening: string;
  closing: string;
  dateX: number;
  wordsX: number;
  balanceX?: number;
  hasNoBalances?: boolean;
  day: (day: number) => string;
  money: (cents: number) => string;
  /** Right edge of an amount, and the amount with the sign that is printed. */
  amount: (cents: number) => readonly [x: number, cents: number];
  beside?: (row: TextRow, balance: number) => readonly Piece[];
}

interface Sketch {
  head: readonly string[];
  period?: string;
  above?: readonly string[];
  form?: Form;
  among?: readonly string[];
  below?: readonly string[];
  day?: (day: number) => string;
  rows?: readonly TextRow[];
  hiding?: Hiding;
  /** Rows underlined on their baseline, or letters drawn twice for bold. */
  look?: 'rules' | 'twice';
  hasChequePage?: boolean;
  /** Whether the last page is a picture: all of it, or only its table. */
  picturePage?: 'whole' | 'table';
  from?: string;
  to?: string;
}

const PAGE = [612, 792] as const;
const PARTIES = ['HARROW MILLING', 'PINE GAP FUEL', 'KESTREL LEASING', 'COPPERLARK TOOLS', 'FERNWICK PAPER'] as const;
const OPENING_CENTS = 521_034;
const LINE = 13;
const X = { left: 50, words: 105, out: 390, into: 480, balance: 565, offPage: 700 } as const;
const SIZE = 9;

/** A random month of rows; the same seed gives the same rows. */
function monthOf(seed: number): TextRow[] {
  const chance = chanceOf(seed);
  const days = Array.from({ length: 14 }, () => chance.between(1, 31)).sort((a, b) => a - b);
  return days.map((day) => {
    const cents = chance.between(2_000, 250_000);
    const isIn = chance.between(0, 1) === 1;
    return { day, cents: isIn ? cents : -cents, words: `${isIn ? 'DEPOSIT' : 'PAYMENT'} ${chance.pick(PARTIES)}` };
  });
}

const english = (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
const french = (cents: number) => (cents / 100).toLocaleString('fr-CA', { minimumFractionDigits: 2 });
const iso = (day: number) => `2026-10-${String(day).padStart(2, '0')}`;
const twoDigits = (day: number) => String(day).padStart(2, '0');
const inColumns = (cents: number) => [cents < 0 ? X.out : X.into, Math.abs(cents)] as const;

const forms = {
  columns: {
    heading: [
      ['Date', X.left],
      ['Description', X.words],
      ['Withdrawals', X.out, true],
      ['Deposits', X.into, true],
      ['Balance', X.balance, true],
    ],
    ...{ opening: 'Opening balance', closing: 'Closing balance', dateX: X.left, wordsX: X.words },
    ...{ day: (day) => `${twoDigits(day)} Oct`, money: english, amount: inColumns },
  },
  signed: {
    heading: [
      ['Date', X.left],
      ['Details of deposits and withdrawals', X.words],
      ['Amount', X.into, true],
      ['Balance', X.balance, true],
    ],
    ...{ opening: 'Opening balance', closing: 'Closing balance', dateX: X.left, wordsX: X.words },
    ...{ day: iso, money: english, amount: (cents) => [X.into, cents] },
  },
  french: {
    heading: [
      ['Date', X.left],
      ['Description', X.words],
      ['Retraits ($)', X.out, true],
      ['Dépôts ($)', X.into, true],
      ['Solde ($)', X.balance, true],
    ],
    ...{ opening: "Solde d'ouverture", closing: 'Solde de clôture', dateX: X.left, wordsX: X.words },
    ...{ day: (day) => `${String(day)} oct.`, money: french, amount: inColumns },
  },
  dayBehind: {
    heading: [
      ['DESCRIPTION', X.left],
      ['CHEQUE/DEBIT', 300, true],
      ['DEPOSIT/CREDIT', X.out, true],
      ['DATE', 420],
      ['BALANCE', X.balance, true],
    ],
    ...{ opening: 'BALANCE FORWARD', closing: 'CLOSING BALANCE', dateX: 420, wordsX: X.left },
    ...{ day: (day) => `OCT${twoDigits(day)}`, money: english },
    amount: (cents) => [cents < 0 ? 300 : X.out, Math.abs(cents)],
  },
  received: {
    heading: [
      ['Date', X.left],
      ['Details', X.words],
      ['Received', X.out, true],
      ['Spent', X.into, true],
      ['Balance', X.balance, true],
    ],
    ...{ opening: 'Opening balance', closing: 'Closing balance', dateX: X.left, wordsX: X.words },
    ...{ day: (day) => `${twoDigits(day)} Oct`, money: english },
    amount: (cents) => [cents < 0 ? X.into : X.out, Math.abs(cents)],
  },
  minusBehind: {
    heading: [
      ['Date', X.left],
      ['Deposits and withdrawals', X.words],
      ['Amount', X.into, true],
      ['Balance', X.balance, true],
    ],
    ...{ opening: 'Opening balance', closing: 'Closing balance', dateX: X.left, wordsX: X.words },
    ...{ day: (day) => `${twoDigits(day)} Oct`, amount: (cents) => [X.into, cents] },
    money: (cents) => `${english(Math.abs(cents))}${cents < 0 ? '-' : ''}`,
  },
  availableToo: {
    heading: [
      ['Date', X.left],
      ['Description', X.words],
      ['Withdrawals', 310, true],
      ['Deposits', X.out, true],
      ['Ledger balance', X.into, true],
      ['Available balance', X.balance, true],
    ],
    ...{ opening: 'Opening balance', closing: 'Closing balance', dateX: X.left, wordsX: X.words, balanceX: X.into },
    ...{ day: (day) => `${twoDigits(day)} Oct`, money: english },
    amount: (cents) => [cents < 0 ? 310 : X.out, Math.abs(cents)],
    beside: ({ day }, balance) => [{ text: english(balance - 10_000 * (day % 3)), x: X.balance, isRight: true }],
  },
  postedToo: {
    heading: [
      ['DATE', X.left],
      ['POSTED DATE', 110],
      ['DESCRIPTION', 180],
      ['WITHDRAWAL (CAD)', X.out, true],
      ['DEPOSIT (CAD)', X.into, true],
      ['BALANCE (CAD)', X.balance, true],
    ],
    ...{ opening: 'Opening balance', closing: 'Closing balance', dateX: X.left, wordsX: 180 },
    ...{ day: iso, money: (cents) => `$${english(cents)}`, amount: inColumns },
    beside: ({ day }) => [{ text: day < 31 ? iso(day + 1) : '2026-11-01', x: 110 }],
  },
  balancesOfDays: {
    heading: [
      ['Date', X.left],
      ['Description', X.words],
      ['Withdrawals', 300, true],
      ['Deposits', 370, true],
      ['Daily balance summary', X.into],
    ],
    ...{ opening: 'Opening balance', closing: 'Closing balance', dateX: X.left, wordsX: X.words, balanceX: 230 },
    ...{ day: (day) => `${twoDigits(day)} Oct`, money: english, hasNoBalances: true },
    amount: (cents) => [cents < 0 ? 300 : 370, Math.abs(cents)],
    beside: ({ day }, balance) => [
      { text: `${twoDigits(day)} Oct`, x: X.into },
      { text: english(balance), x: X.balance, isRight: true },
    ],
  },
} as const satisfies Record<string, Form>;

interface Piece {
  text: string;
  x: number;
  isRight?: boolean;
  isWhite?: boolean;
  isBoxed?: boolean;
}

const atLeft = (text: string): Piece[] => [{ text, x: X.left }];

function rowPieces(row: TextRow, balance: number, sketch: Sketch, isHidden: boolean): Piece[] {
  const { hiding } = sketch;
  const form: Form = sketch.form ?? forms.columns;
  const isWhite = isHidden && hiding === 'white';
  const isBoxed = isHidden && hiding === 'box';
  const dx = isHidden && hiding === 'off' ? X.offPage : 0;
  const [x, cents] = form.amount(row.cents);
  return [
    { text: (sketch.day ?? form.day)(row.day), x: form.dateX + dx },
    { text: row.words, x: form.wordsX + dx },
    { text: form.money(cents), x: x + dx, isRight: true },
    ...(form.hasNoBalances ? [] : [{ text: form.money(balance), x: (form.balanceX ?? X.balance) + dx, isRight: true }]),
    ...(form.beside?.(row, balance) ?? []),
    ...(sketch.look === 'rules' ? [{ text: '_'.repeat(100), x: X.words }] : []),
  ].map((piece) => ({ ...piece, isWhite, isBoxed }));
}

function linesOf(sketch: Sketch, rows: readonly TextRow[]): Piece[][] {
  const { head, period = 'Statement period: October 1, 2026 to October 31, 2026', above = [], among = [] } = sketch;
  const { below = [], hiding } = sketch;
  const form: Form = sketch.form ?? forms.columns;
  const balanceLine = (text: string, cents: number): Piece[] => [
    { text, x: form.wordsX },
    { text: form.money(cents), x: form.balanceX ?? X.balance, isRight: true },
  ];
  const lines: Piece[][] = [
    ...head.map(atLeft),
    [{ text: period, x: 330 }],
    ...['MAPLE ORCHARD TRADING INC.', '4517 RUE SAINT-DENIS', 'MONTREAL QC  H2J 2L4'].map(atLeft),
    [{ text: 'Account number: 02345-106-118-7', x: 330 }],
    ...above.map(atLeft),
    form.heading.map(([text, x, isRight = false]) => ({ text, x, isRight })),
    balanceLine(form.opening, OPENING_CENTS),
  ];
  let balance = OPENING_CENTS;
  for (const [at, row] of rows.entries()) {
    balance += row.cents;
    lines.push(rowPieces(row, balance, sketch, hiding !== undefined && at === rows.length - 1));
    if (at === 6) lines.push(...among.map((text): Piece[] => [{ text, x: X.words }]));
  }
  lines.push(balanceLine(form.closing, balance));
  return [...lines, [], ...below.map(atLeft)];
}

function drawTwice(
  page: PDFPage,
  text: string,
  { x, ...options }: PDFPageDrawTextOptions & { x: number; font: PDFFont },
) {
  let left = x;
  for (const letter of text) {
    for (const shift of [0, 0.25]) page.drawText(letter, { ...options, x: left + shift });
    left += options.font.widthOfTextAtSize(letter, SIZE);
  }
}

async function draw(sketch: Sketch, rows: readonly TextRow[]): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([...PAGE]);
  for (const [at, pieces] of linesOf(sketch, rows).entries()) {
    const y = PAGE[1] - 50 - at * LINE;
    for (const { text, x, isRight, isWhite, isBoxed } of pieces) {
      const width = font.widthOfTextAtSize(text, SIZE);
      const left = isRight ? x - width : x;
      const drawn = { y, size: SIZE, font, ...(isWhite && { color: rgb(1, 1, 1) }) };
      if (sketch.look === 'twice') drawTwice(page, text, { ...drawn, x: left });
      else page.drawText(text, { ...drawn, x: left });
      if (isBoxed) page.drawRectangle({ x: left - 2, y: y - 3, width: width + 4, height: 12, color: rgb(1, 1, 1) });
    }
  }
  if (sketch.hasChequePage) {
    const cheques = document.addPage([...PAGE]);
    cheques.drawText('Cheque images', { x: 50, y: 742, size: SIZE, font });
    for (const at of [0, 1, 2, 3]) {
      const text = `Cheque 23${String(at)} $1,${String(at)}50.00 Oct ${String(5 + at)}, 2026 Account 02345-106-118-7`;
      cheques.drawText(text, { x: 300, y: 640 - 150 * at, size: SIZE, font });
    }
  }
  if (sketch.picturePage) {
    const picture = await document.embedPng(picturePng(false));
    const last = document.addPage([...PAGE]);
    const isWhole = sketch.picturePage === 'whole';
    last.drawImage(picture, { x: 0, y: 0, width: PAGE[0], height: isWhole ? PAGE[1] : PAGE[1] / 2 });
    if (!isWhole) last.drawText('Account statement (continued)', { x: X.left, y: 742, size: SIZE, font });
  }
  return Buffer.from(await document.save());
}

function paper(name: string, outcome: PaperOutcome, sketch: Sketch): Paper {
  const seed = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7);
  const rows = sketch.rows ?? monthOf(seed);
  return {
    name,
    outcome,
    from: sketch.from ?? '2026-10-01',
    to: sketch.to ?? '2026-10-31',
    rows: rows.map(({ day, cents }) => [iso(day), cents] as const),
    make: () => draw(sketch, rows),
  };
}

const canadian = [
  ['Royal Bank of Canada', 'Business Account Statement'],
  ['RBC Royal Bank', 'Your business account statement'],
  ['Banque Royale du Canada', "Relevé de compte d'entreprise"],
  ['TD Canada Trust', 'Statement of Account'],
  ['TD Commercial Banking', 'Business chequing account statement'],
  ['The Toronto-Dominion Bank', 'Account statement'],
  ['BMO Bank of Montreal', 'Business Banking statement', 'Account summary'],
  ['BMO Banque de Montréal', 'Relevé de compte'],
  ['The Bank of Nova Scotia', 'Business account statement'],
  ['Scotiabank', 'Right Size Account for business', 'Account statement'],
  ['CIBC Account Statement', 'CIBC Business Operating Account'],
  ['Banque CIBC', 'Relevé de compte'],
  ['National Bank of Canada', 'Account statement'],
  ['Banque Nationale', 'Relevé de compte entreprise'],
  ['Caisse Desjardins du Plateau-Mont-Royal', 'Relevé de compte'],
  ['Desjardins Business', 'Account statement'],
  ['Laurentian Bank of Canada', 'Business account statement'],
  ['Tangerine', 'Business Savings Account', 'Account statement'],
  ['EQ Bank', 'Business Account', 'Monthly statement of account'],
  ['ATB Financial', 'Business Operating Account Statement'],
  ['HSBC Bank Canada', 'Account statement'],
  ['Manulife Bank of Canada', 'Business Advantage Account statement'],
  ['Canadian Western Bank', 'Business account statement'],
  ['Meridian Credit Union', 'Business account statement'],
  ['Vancity', 'Business chequing account statement'],
  ['Coast Capital Savings Federal Credit Union', 'Account statement'],
  ['Servus Credit Union Ltd.', 'Account statement'],
  ['Libro Credit Union', 'Account statement'],
  ['Conexus Credit Union', 'Member account statement'],
  ['Steinbach Credit Union', 'Account statement'],
  ['Alterna Savings', 'Business account statement'],
  ['Valley First, a division of First West Credit Union', 'Account statement'],
  ['UNI Coopération financière', 'Relevé de compte'],
  ['Wealthsimple', 'Business chequing account statement'],
  ['Wise Payments Canada Inc.', 'CAD account statement'],
  ['Lakehead Savings and Credit Union Limited', 'Account statement'],
] as const;

const foreign = [
  ['Bank of America, N.A.', 'Business Advantage Checking', 'Account statement'],
  ['JPMorgan Chase Bank, N.A.', 'Chase Business Complete Checking account statement'],
  ['Wells Fargo', 'Navigate Business Checking account statement'],
  ['TD Bank, N.A.', "America's Most Convenient Bank", 'Statement of Account'],
  ['RBC Bank (Georgia), N.A.', 'Business Checking account statement'],
  ['BMO Bank N.A.', 'Business account statement'],
  ['CIBC Bank USA', 'Business checking account statement'],
  ['Citibank', 'Business account statement'],
  ['U.S. Bank', 'Silver Business Checking account statement'],
  ['Citizens Bank', 'Clearly Better Business Checking account statement'],
  ['Golden Gate Federal Credit Union', 'Share draft account statement', 'Federally insured by NCUA'],
  ['Northern Prairie Bank', 'Business account statement', 'Member FDIC'],
  ['ANZ Bank New Zealand Limited', 'Account statement'],
  ['ASB Bank Limited', 'Business account statement'],
  ['Kiwibank', 'Statement of accounts'],
  ['Westpac Banking Corporation', 'Business account statement'],
  ['Commonwealth Bank of Australia', 'Account statement'],
  ['Barclays Bank UK PLC', 'Business current account statement'],
  ['HSBC UK Bank plc', 'Business account statement'],
  ['Scotiabank (Bahamas) Limited', 'Business account statement'],
  ['CIBC Caribbean Bank', 'Account statement'],
  ['Mercury', 'Checking account statement', 'Routing number 091311229'],
] as const;

const otherMoney = [
  'Account type: Foreign Currency - U.S. Funds',
  'US Dollar Business Account',
  'Currency: USD',
  'Compte en dollars américains',
  'Compte $ US entreprise',
  'U.S. Dollar Chequing',
  'All amounts are in US dollars',
  'Tous les montants sont en dollars américains',
  'USD account statement',
  'Account currency: EUR',
  'USD',
  'Compte Épargne en devises (USD)',
  'RBC U.S. Business Account',
] as const;

const owed = [
  ['Royal Bank of Canada', 'Royal Credit Line account statement'],
  ['RBC Royal Bank', 'Visa Business account statement'],
  ['TD Canada Trust', 'Business Line of Credit', 'Account statement'],
  ['BMO Bank of Montreal', 'Operating loan account statement'],
  ['Scotiabank', 'ScotiaLine for business'],
  ['CIBC', 'Business Credit Line account statement'],
  ['CIBC', 'bizline Visa Card account statement'],
  ['TD Canada Trust', 'TD Business Travel Visa', 'Account statement'],
  ['Banque Scotia', 'Carte Visa Affaires', 'Relevé de compte'],
  ['BMO', 'BMO Business Platinum card', 'Account statement'],
  ['National Bank of Canada', 'Mastercard account statement'],
  ['Desjardins', 'Marge de crédit affaires - relevé de compte'],
  ['Banque Nationale du Canada', "Relevé de compte - Marge d'exploitation"],
  ['Banque Laurentienne du Canada', 'Relevé de compte - Ligne de crédit Entreprise'],
  ['Desjardins', 'Carte de crédit Affaires', 'Relevé de compte'],
  ['Banque Royale du Canada', 'Relevé de compte de carte de crédit'],
  ['American Express', 'Business Gold account statement'],
  ['American Express Bank of Canada', 'Statement of account - Business Platinum'],
  ['Float Financial Solutions Inc.', 'Charge card account statement'],
  ['Neo Financial', 'Neo Credit account statement'],
  ['Vancity', 'Mortgage account statement'],
  ['Meridian Credit Union', 'Line-of-credit account statement'],
  ['Caisse Desjardins du Plateau', 'Prêt commercial - relevé de compte'],
] as const;

const otherPapers = [
  ['Harrow Milling Ltd.', 'STATEMENT OF ACCOUNT', 'Please pay within 30 days'],
  [
    'Copperlark Tools',
    'Customer statement',
    'Cheques payable to Copperlark Tools',
    'Royal Bank of Canada, transit 02345',
  ],
  ['Fournitures Fernwick inc.', 'État de compte client', 'Solde du compte'],
  ['Canada Revenue Agency', 'Statement of account for GST/HST'],
  ['Revenu Québec', 'Relevé de compte TPS/TVQ'],
  ['Parkdale Property Management', 'Tenant account statement'],
  ['QuickBooks', 'Account register: RBC Business Chequing', 'Statement of account'],
  ['Maple Orchard Trading Inc.', 'General ledger - account 1060 Royal Bank chequing', 'Account statement'],
  ['RBC Direct Investing', 'Account statement', 'Cash account'],
  ['TD Direct Investing', 'Your account statement'],
  ['BMO InvestorLine', 'Account statement'],
  ['Questrade', 'Account statement', 'Margin account'],
  ['Stripe', 'Balance account statement'],
  ['Square Canada', 'Account statement', 'Balance'],
  ['PayPal Canada', 'Account statement'],
  ['Shopify Payments', 'Payouts account statement'],
  ['Moneris', 'Merchant account statement'],
  ['Hydro-Québec', 'Relevé de compte'],
  ['Costco Business Centre', 'Statement of account'],
] as const;

const otherDays = [
  'Service from Sep 1 to Sep 30, 2026',
  'Statement period Sep 1, 2026 to Sep 30, 2026',
  'Fees for the period September 1, 2026 to September 30, 2026',
  'Your rates change for November 1 to November 30, 2026',
  'Plan fee for September 1, 2026 to September 30, 2026',
  'Du 1er septembre au 30 septembre 2026',
  'Rent from August 1, 2026 to August 31, 2026',
  'From September 1, 2026 to September 30, 2026',
  'Offer valid from October 5, 2026 to November 15, 2026',
] as const;

const periods = [
  'Statement period: October 1, 2026 to October 31, 2026',
  'From October 1, 2026 to October 31, 2026',
  'For the period ending October 31, 2026',
  'Statement period Oct 1 - Oct 31, 2026',
  'Date range: 01/10/2026 - 31/10/2026',
  'Period: 2026-10-01 to 2026-10-31',
  'Période du 1er octobre au 31 octobre 2026',
  'For October 1 to October 31, 2026',
  'Du 1er au 31 octobre 2026',
  'Account statement for October 1 to October 31, 2026',
] as const;

const rbc = ['Royal Bank of Canada', 'Business Account Statement'] as const;
const bmo = ['BMO Bank of Montreal', 'Business Banking statement'] as const;
const quiet = { rows: [] } as const;
const hidings = ['white', 'box', 'off'] as const satisfies readonly Hiding[];

const formNames = ['columns', 'signed', 'french', 'dayBehind'] as const satisfies (keyof typeof forms)[];
const otherForms = [
  'received',
  'minusBehind',
  'availableToo',
  'postedToo',
  'balancesOfDays',
] as const satisfies (keyof typeof forms)[];
const formAt = (at: number): [name: string, form: Form] => {
  const name = formNames[at % formNames.length] ?? 'columns';
  return [name, forms[name]];
};

/** Papers whose sums all add up: the text around the rows decides whether they count. */
export const papers: readonly Paper[] = [
  ...canadian.flatMap((head, at) =>
    [at, at + 1].map((each) => {
      const [name, form] = formAt(each);
      return paper(`account of ${head.join(', ')}, ${name}`, 'proven', { head, form });
    }),
  ),
  ...foreign.map((head) => paper(`elsewhere: ${head.join(', ')}`, 'neither', { head })),
  ...otherMoney.map((text) => paper(`other money: ${text}`, 'neither', { head: [...rbc, text] })),
  ...owed.map((head) => paper(`owed: ${head.join(', ')}`, 'neither', { head })),
  ...otherPapers.map((head) => paper(`no bank: ${head.join(', ')}`, 'neither', { head })),
  ...periods.map((period) => paper(`period: ${period}`, 'proven', { head: rbc, period })),
  ...otherDays.flatMap((text) => [
    ...formNames.map((name) =>
      paper(`other days in a row: ${text}, ${name}`, 'proven', { head: rbc, among: [text], form: forms[name] }),
    ),
    paper(`other days below: ${text}`, 'proven', {
      head: bmo,
      period: periods[2],
      below: [text, 'Questions? Call us.'],
    }),
    paper(`other days above: ${text}`, 'proven', { head: rbc, above: [text] }),
    paper(`other days with money below: ${text}`, 'proven', { head: rbc, below: [`${text}: $12.00`] }),
  ]),
  ...hidings.map((hiding) => paper(`a hidden row: ${hiding}`, 'month', { head: rbc, hiding })),
  paper('dates that touch the code beside them', 'proven', { head: rbc, day: (day) => `${String(day)} OCTVMW` }),
  paper('dates that touch what cannot be told from them', 'month', {
    head: rbc,
    day: (day) => `OCT${twoDigits(day)}CHQ`,
  }),
  ...otherForms.map((name) =>
    paper(`another table: ${name}`, 'proven', {
      head: ['Servus Credit Union', 'Account statement'],
      form: forms[name],
    }),
  ),
  ...(['rules', 'twice'] as const).map((look) => paper(`another look: ${look}`, 'proven', { head: rbc, look })),
  paper('captions of cheques', 'proven', { head: rbc, hasChequePage: true }),
  paper('a last page that is a picture', 'month', { head: rbc, picturePage: 'whole' }),
  paper('a last page with a picture of its table', 'month', { head: rbc, picturePage: 'table' }),
  paper('an amount below the table that is no row', 'month', { head: rbc, below: ['Oct 30 DEPOSIT 512.77'] }),
  paper('an amount under a title that says nothing', 'month', {
    head: rbc,
    below: ['Other transactions', 'Oct 30 DEPOSIT 512.77'],
  }),
  paper('a list of fees below the table', 'proven', { head: rbc, below: ['Fees', 'Oct 30 MONTHLY FEE 5.00'] }),
  paper('rows of another month', 'neither', { head: rbc, day: (day) => `${twoDigits(day)} Aug` }),
  paper('a day on which it was made, and no period', 'neither', {
    head: rbc,
    period: 'Statement date: November 2, 2026',
  }),
  paper('no rows, and nothing said of it', 'month', { head: rbc, ...quiet }),
  paper('no rows, but deposits in the sums', 'month', {
    head: rbc,
    ...quiet,
    above: ['Deposits and additions 200.00'],
  }),
  paper('no rows, as it says', 'proven', { head: rbc, ...quiet, above: ['No activity for this period'] }),
  paper('no rows, as it says in French', 'proven', {
    head: rbc,
    ...quiet,
    above: ['Aucune opération pour cette période'],
  }),
  paper('an account opened in the month', 'proven', {
    head: rbc,
    period: 'Statement period: October 12 - October 31, 2026',
    from: '2026-10-12',
    rows: monthOf(5).map((row) => ({ ...row, day: 12 + Math.floor(row.day / 2) })),
  }),
  ...['Interac e-Transfer fee schedule', 'Overdraft protection', 'Visa Debit', 'Apply for a Visa card today'].map(
    (text) => paper(`an account beside: ${text}`, 'proven', { head: rbc, below: [text] }),
  ),
];
