/** What a browser history entry on `/main` can hold: "Your data" has no route of its own. */
export interface MainHistoryState {
  isYourData?: true;
}

/** For a link to "Your data". */
export const yourDataState = { isYourData: true } as const satisfies MainHistoryState;
