import type { StatementBank } from '@portal/contract/application/statements/statement-reading';
import { addDays } from '@portal/contract/calendar';
import type { Language } from '@portal/contract/language';
import { bombPdf, encryptedPdf, pageBombPdf } from './sample-pdfs.ts';
import { drawHead, lastFour, type Layout, layouts, type StatementFacts, written } from './layouts.ts';
import { type Lettering, letterings, type PictureLook, type Sheet, writePdf, writeScan } from './sheet.ts';

export const CORPUS_TODAY = '2026-11-21';

export interface ExpectedReading {
  bank: StatementBank | null;
  isCreditCard: boolean;
  periods: { account: string | null; from: string; to: string }[];
  holder: string;
}

export interface CorpusFile {
  name: string;
  make: () => Promise<Buffer>;
  /** Null if the file must not be recognized. */
  expected: ExpectedReading | null;
  /** Whether the file is in the smaller corpus, which has one period of each form. */
  isSample?: boolean;
}

const HOLDER = '9412-3317 QUEBEC INC.';

const spans: readonly [from: string, to: string][] = [
  ['2026-05-01', '2026-05-31'],
  ['2026-06-04', '2026-07-03'],
  ['2025-12-05', '2026-01-04'],
  ['2026-02-01', '2026-02-28'],
  ['2026-07-31', '2026-08-31'],
  ['2026-05-29', '2026-06-30'],
];
const accounts = ['02782-5094431', '1234 5678-901', '06702 101-234-5', '815-30421', '5012345', '1007-448-2'] as const;

const descriptions = {
  en: [
    'E-TRANSFER SENT ANA T',
    'PAYMENT SCOTIABANK VISA',
    'TD VISA PREAUTH PYMT',
    'CIBC LOAN 0423',
    'RBC INSURANCE',
    'DEPOSIT',
    'INTERAC FEE',
    'WITHDRAWAL ABM',
    'CHEQUE 118',
  ],
  fr: [
    'VIREMENT INTERAC À ANA T',
    'PAIEMENT VISA DESJARDINS',
    'PRÊT CIBC 0423',
    'BANQUE NATIONALE ASSURANCE',
    'DÉPÔT',
    'FRAIS MENSUELS',
    'RETRAIT GUICHET',
    'CHÈQUE 118',
  ],
} as const satisfies Record<Language, readonly string[]>;

const BOMB_UNFOLDED_BYTES = 1024 * 1_048_576;
const ROWS_OF_A_PAGE = 32;

function transactions(sheet: Sheet, language: Language, { from }: StatementFacts, rows: number): void {
  sheet.feed();
  for (let row = 0; row < rows; row += 1) {
    const at = written.shortWithoutYear(from);
    sheet.write(at, { lettering: 'plain' });
    sheet.write(descriptions[language][row % descriptions[language].length] ?? '', { x: 130, lettering: 'plain' });
    sheet.write(language === 'en' ? `${row + 3},${100 + row}.25` : `${row + 3} ${100 + row},25`, {
      x: 420,
      lettering: 'plain',
    });
    sheet.feed();
  }
}

function pagesOf(layout: Layout, facts: StatementFacts, pages: number, note = ''): ((sheet: Sheet) => void)[] {
  const first = (sheet: Sheet) => {
    drawHead(layout, sheet, facts);
    sheet.write(note);
    transactions(sheet, layout.language, facts, ROWS_OF_A_PAGE / 2);
  };
  const others = Array.from({ length: pages - 1 }, () => (sheet: Sheet) => {
    transactions(sheet, layout.language, facts, ROWS_OF_A_PAGE);
  });
  return [first, ...others];
}

export interface StatementLook {
  pages?: number;
  lettering?: Lettering;
  note?: string;
}

export function makeStatement(
  layout: Layout,
  facts: StatementFacts,
  { pages = 1, lettering = 'plain', note }: StatementLook = {},
): Promise<Buffer> {
  return writePdf(pagesOf(layout, facts, pages, note), { lettering, madeOn: addDays(facts.to, 1) });
}

export function layoutNamed(name: string): Layout {
  const found = layouts.find((layout) => layout.name === name);
  if (!found) throw new Error(`There is no layout ${name}`);
  return found;
}

function expectedOf(layout: Layout, ...statements: StatementFacts[]): ExpectedReading {
  return {
    bank: layout.bank,
    isCreditCard: layout.isCreditCard ?? false,
    periods: statements.map(({ account, from, to }) => ({ account: lastFour(account), from, to })),
    holder: statements[0]?.holder ?? '',
  };
}

function spansOf(layout: Layout): typeof spans {
  return layout.endOnly ? spans.filter(([from]) => from !== '2026-07-31' && from !== '2026-05-29') : spans;
}

const textFiles: CorpusFile[] = layouts.flatMap((layout, layoutIndex) =>
  letterings.flatMap((lettering, letteringIndex) =>
    spansOf(layout).map(([from, to], index): CorpusFile => {
      const facts = { from, to, account: accounts[index] ?? '', holder: HOLDER };
      return {
        name: `${layout.name}, ${lettering}, ${from} to ${to}`,
        make: () => makeStatement(layout, facts, { lettering, pages: 1 + (index % 3) }),
        expected: expectedOf(layout, facts),
        isSample: (layoutIndex + letteringIndex) % spansOf(layout).length === index,
      };
    }),
  ),
);

const rbc = layoutNamed('RBC personal');
const cibc = layoutNamed('CIBC');
const may: StatementFacts = { from: '2026-05-01', to: '2026-05-31', account: '02782-5094431', holder: HOLDER };
const june: StatementFacts = { ...may, from: '2026-06-01', to: '2026-06-30' };
const other: StatementFacts = { ...may, account: '02782-7770012' };

const specialFiles: CorpusFile[] = [
  {
    name: 'two months of one account in one file',
    make: () => writePdf([...pagesOf(rbc, may, 2), ...pagesOf(rbc, june, 2)]),
    expected: expectedOf(rbc, may, june),
  },
  {
    name: 'two accounts in one file',
    make: () => writePdf([...pagesOf(cibc, may, 2), ...pagesOf(cibc, other, 1)]),
    expected: expectedOf(cibc, may, other),
  },
  ...[rbc, layoutNamed('National Bank in French')].map((layout) => ({
    name: `a picture behind all of its pages, ${layout.name}`,
    make: () => writePdf(pagesOf(layout, may, 2), { picture: 'background' }),
    expected: expectedOf(layout, may),
  })),
  {
    name: 'dates of the next statement and of an offer on the same page',
    make: () =>
      writePdf([
        (sheet) => {
          drawHead(rbc, sheet, may);
          for (const text of [
            'Your next statement period is from June 1, 2026 to June 30, 2026',
            'Offer valid from June 1, 2026 to July 15, 2026',
            'Interest rate effective from April 1, 2026 to April 30, 2026',
          ]) {
            sheet.write(text);
            sheet.feed();
          }
        },
      ]),
    expected: expectedOf(rbc, may),
  },
  {
    name: 'an account with a client card and an overdraft, which pays a credit card',
    make: () =>
      writePdf([
        (sheet) => {
          drawHead(cibc, sheet, may);
          for (const text of [
            'Client card number 4506 XXXX XXXX 1234',
            'Authorized overdraft credit limit  $5,000.00',
            'Date  Description  Withdrawals ($)  Deposits ($)  Balance ($)',
            'May 4  MINIMUM PAYMENT VISA 4512 34XX XXXX 9876  10.00  1,194.56',
          ]) {
            sheet.write(text);
            sheet.feed();
          }
        },
      ]),
    expected: expectedOf(cibc, may),
  },
];

const pictureLooks: readonly (readonly [name: string, look: PictureLook])[] = [
  ['unseen over its picture', 'unseen'],
  ['white over its picture', 'white'],
  ['under its picture', 'under'],
];

export const hiddenTextCorpus: readonly CorpusFile[] = pictureLooks.flatMap(([name, look]) =>
  [rbc, layoutNamed('National Bank in French')].map((layout) => ({
    name: `a text ${name}, ${layout.name}`,
    make: () => writePdf(pagesOf(layout, may, 2), { picture: look }),
    expected: null,
  })),
);

function sheetOf(...texts: string[]): () => Promise<Buffer> {
  return () =>
    writePdf([
      (sheet) => {
        for (const text of texts) {
          sheet.write(text);
          sheet.feed();
        }
      },
    ]);
}

const unsureFiles: CorpusFile[] = [
  [
    'a bill',
    [
      'City Hydro',
      'Statement',
      'Billing period: May 1, 2026 to May 31, 2026',
      'Account number 55501234',
      'Previous balance  $120.00',
    ],
  ],
  [
    'a letter',
    ['Royal Bank of Canada', 'Dear customer, from May 1, 2026 to May 31, 2026 our branch is being renovated.'],
  ],
  [
    'two periods that cannot both be right',
    [
      'Royal Bank of Canada',
      'Account statement',
      'From May 1, 2026 to May 31, 2026',
      'From June 1, 2026 to June 30, 2026',
      'Account number: 02782-5094431',
      'Closing balance  $10.00',
    ],
  ],
  [
    'a period in the future',
    ['CIBC', 'Account statement', 'For Dec 1 to Dec 31, 2026', 'Account number 12-34567', 'Balance  $10.00'],
  ],
  ['a year', ['CIBC', 'Account statement', 'For Jan 1 to Oct 31, 2026', 'Account number 12-34567', 'Balance  $10.00']],
  [
    'a quarter whose closing balance is dated',
    [
      'Royal Bank of Canada',
      'Business Account Statement',
      'July 1, 2026 to September 30, 2026',
      'Account number: 02782-5094431',
      'Closing balance on September 30, 2026  $10.00',
    ],
  ],
  [
    'a period that ends on another day than its closing balance',
    [
      'Royal Bank of Canada',
      'Business Account Statement',
      'May 29, 2026 to June 30, 2026',
      'Account number: 02782-5094431',
      'Closing balance on July 31, 2026  $10.00',
    ],
  ],
  [
    'what may be an account or a card',
    [
      'CIBC',
      'Account statement',
      'For May 1 to May 31, 2026',
      'Account number 12-34567',
      'Minimum payment  $10.00',
      'Date  Description  Withdrawals ($)  Deposits ($)  Balance ($)',
      'May 4  Deposit  10.00  20.00',
    ],
  ],
  [
    'a period without any year',
    ['CIBC', 'Account statement', 'For Oct 1 to Oct 31', 'Account number 12-34567', 'Balance  $10.00'],
  ],
  [
    'a statement without a period',
    ['CIBC', 'Account statement', 'Account number 12-34567', 'Oct 3  Deposit  10.00', 'Balance  $10.00'],
  ],
  [
    'two days next to each other',
    ['TD Canada Trust', 'Account No. 5012345', 'OCT 03/26 - OCT 04/26', 'Balance  10.00'],
  ],
  [
    'a day that does not exist',
    ['CIBC', 'Account statement', 'For Feb 1 to Feb 30, 2026', 'Account number 12-34567', 'Balance  $10.00'],
  ],
].map(([name, texts]) => ({ name: String(name), make: sheetOf(...(texts as string[])), expected: null }));

export const textCorpus: readonly CorpusFile[] = [...textFiles, ...specialFiles];

export const sampleCorpus = textCorpus.filter(({ isSample = true }) => isSample);

/** Files that must be reported as not recognized without exceeding the limits. */
export const unreadableCorpus: readonly CorpusFile[] = [
  ...unsureFiles,
  ...hiddenTextCorpus,
  { name: 'a scan without text', make: writeScan, expected: null },
  { name: 'a protected file', make: () => Promise.resolve(encryptedPdf('secret')), expected: null },
  {
    name: 'a damaged file',
    make: async () => (await makeStatement(rbc, may)).subarray(0, 900),
    expected: null,
  },
  { name: 'a bomb', make: () => Promise.resolve(bombPdf(BOMB_UNFOLDED_BYTES)), expected: null },
  { name: 'a page that is a bomb', make: () => Promise.resolve(pageBombPdf(BOMB_UNFOLDED_BYTES)), expected: null },
];
