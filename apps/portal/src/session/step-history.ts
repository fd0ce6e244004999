export interface StepHistoryState {
  fromReview?: boolean;
}
