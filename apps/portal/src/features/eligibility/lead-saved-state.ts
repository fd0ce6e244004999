export interface LeadSavedState {
  /** The day of the only email, as written on screen; undefined if no day is promised. */
  day: string | undefined;
}
