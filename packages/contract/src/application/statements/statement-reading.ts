export const statementBanks = ['rbc', 'td', 'bmo', 'scotiabank', 'cibc', 'desjardins', 'nationalBank'] as const;
export type StatementBank = (typeof statementBanks)[number];

/**
 * `waiting` until the file is read. Uncertain, unreadable or failed files are `notRecognised`, which never blocks the
 * customer.
 */
export const readingStates = ['waiting', 'read', 'notRecognised'] as const;
export type ReadingState = (typeof readingStates)[number];

/**
 * What the customer may want to check; no hint causes a file to be refused. `pagesMissing`: the page numbers show
 * missing or duplicate pages. `tooLong`, `datesDiffer`, `unknownBank` and `notAnAccount` (a card, line of credit or
 * loan): why a file is not recognized. `takesLonger`: the file is still waiting to be read.
 */
export const readingHints = [
  'partOfMonth',
  'outsideWindow',
  'sameDays',
  'pagesMissing',
  'severalAccounts',
  'holderDiffers',
  'creditCard',
  'tooLong',
  'datesDiffer',
  'unknownBank',
  'notAnAccount',
  'takesLonger',
] as const;
export type ReadingHint = (typeof readingHints)[number];

/** Currencies other than Canadian dollars that a statement may be in; only Canadian dollars count. */
export const otherCurrencies = ['USD', 'EUR', 'GBP'] as const;
export type OtherCurrency = (typeof otherCurrencies)[number];

export const ACCOUNT_DIGITS_SHOWN = 4;
