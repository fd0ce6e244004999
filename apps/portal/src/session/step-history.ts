/** Stored in a history entry by a Change link on review; survives a reload. */
export interface StepHistoryState {
  fromReview?: boolean;
}
