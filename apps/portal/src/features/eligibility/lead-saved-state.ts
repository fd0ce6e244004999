/** Stored in the history entry of the thank-you screen. */
export interface LeadSavedState {
  /** The day of the only email, as written on screen; undefined if no day is promised. */
  day: string | undefined;
}
