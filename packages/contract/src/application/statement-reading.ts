/** Banks whose statements are recognized; their names in both languages are texts (`revenue.banks.…`). */
export const statementBanks = ['rbc', 'td', 'bmo', 'scotiabank', 'cibc', 'desjardins', 'nationalBank'] as const;
export type StatementBank = (typeof statementBanks)[number];

/** Waiting until a file was read; what is uncertain, unreadable or fails is not recognized and never blocks. */
export const readingStates = ['waiting', 'read', 'notRecognised'] as const;
export type ReadingState = (typeof readingStates)[number];

/**
 * What the customer may want to check; `pagesMissing`: by the numbers on its pages some are missing, or there twice. `tooLong`,
 * `datesDiffer`, `unknownBank` and `notAnAccount` (a card, a line of credit or a loan) say why a file is not recognized, `takesLonger` that it still waits to be read. None of them refuses a file.
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

/** Currencies that an account of a statement may be in; only Canadian dollars count. */
export const otherCurrencies = ['USD', 'EUR', 'GBP'] as const;
export type OtherCurrency = (typeof otherCurrencies)[number];

/** How many digits of an account number are shown. */
export const ACCOUNT_DIGITS_SHOWN = 4;
