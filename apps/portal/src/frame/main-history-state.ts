/** State of a history entry on `/main`: "Your data" has no route of its own. */
export interface MainHistoryState {
  isYourData?: true;
}

export const yourDataState = { isYourData: true } as const satisfies MainHistoryState;
