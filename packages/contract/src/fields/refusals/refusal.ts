/** What is wrong with typed text. The message is `validation.refused.<reason>`, filled in with the values. */
export interface Refusal {
  reason: RefusalReason;
  /** Parts of the typed text as strings, amounts as numbers. */
  values: Readonly<Record<string, string | number>>;
}

export type RefusalReason = (typeof refusalReasons)[number];

export const refusalReasons = [
  'aboveZero',
  'addMonth',
  'afterAt',
  'age',
  'amountInDigits',
  'areaCode',
  'atMost',
  'atTwice',
  'beforeAt',
  'characters',
  'countryCode',
  'currency',
  'digitCount',
  'digitsOnly',
  'domain',
  'ending',
  'exchange',
  'future',
  'letterForDigit',
  'mailboxSpaces',
  'monthLength',
  'negative',
  'noAreaCode',
  'noAt',
  'noDay',
  'noDomain',
  'noLetter',
  'noLetterOrDigit',
  'noMailbox',
  'noMonth',
  'noYear',
  'number',
  'oneAddress',
  'oneAmount',
  'oneNumber',
  'onlyAddress',
  'perMonth',
  'period',
  'place',
  'placeDigit',
  'placeLetter',
  'postalForeign',
  'postalLength',
  'remove',
  'separateParts',
  'spaces',
  'tooLong',
  'tooYoung',
  'twoDecimals',
  'unclear',
  'wholeDollars',
  'wholeNumber',
  'year',
  'yearDigits',
  'yearsAtMost',
] as const;

/** Superscripts, fractions and circled numbers, which are no digits. */
export function refuseNumerals(text: string): Refusal | undefined {
  const found = new Set(text.match(/\p{No}/gu));
  return found.size > 0 ? refusal('digitsOnly', { part: [...found].join(' ') }) : undefined;
}

/** Finds the first thing that is wrong; undefined if nothing is, or if the field's message says it all. */
export type Explain = (typed: string) => Refusal | undefined;

export function refusal(reason: RefusalReason, values: Refusal['values'] = {}): Refusal {
  return { reason, values };
}

export function firstOf(checks: readonly (() => Refusal | undefined | false)[]): Refusal | undefined {
  for (const check of checks) {
    const found = check();
    if (found) return found;
  }
  return undefined;
}
