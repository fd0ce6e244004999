/** Kept with an entry of the browser's history by a Change link of review; survives a reload. */
export interface StepHistoryState {
  fromReview?: boolean;
}
