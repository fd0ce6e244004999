/** State of a history entry that leads to the partner's welcome: the business that already has an open application. */
export interface OpenBusinessState {
  openBusiness?: string;
}
