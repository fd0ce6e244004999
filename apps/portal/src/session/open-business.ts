/** State of a history entry that leads to the partner's welcome: the business that already has an open request. */
export interface OpenBusinessState {
  openBusiness?: string;
}
