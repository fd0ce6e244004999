/** Stored with a browser history entry by a Change link of review; survives a reload. */
export interface StepHistoryState {
  fromReview?: boolean;
}
