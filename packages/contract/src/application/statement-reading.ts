/** Banks whose statements are known; their names in both languages are texts (`revenue.banks.…`). */
export const statementBanks = ['rbc', 'td', 'bmo', 'scotiabank', 'cibc', 'desjardins', 'nationalBank'] as const;
export type StatementBank = (typeof statementBanks)[number];

/** Waiting until a file was read; what is not sure, cannot be read or fails is not recognised and never blocks. */
export const readingStates = ['waiting', 'read', 'notRecognised'] as const;
export type ReadingState = (typeof readingStates)[number];

/** What the person may want to look at. None of them refuses a file. */
export const readingHints = ['partOfMonth', 'outsideWindow', 'severalAccounts', 'holderDiffers', 'creditCard'] as const;
export type ReadingHint = (typeof readingHints)[number];

/** How many digits of an account number are shown. */
export const ACCOUNT_DIGITS_SHOWN = 4;
