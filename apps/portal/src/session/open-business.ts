/** State of a history entry that leads to the partner's welcome: the business whose request is open already. */
export interface OpenBusinessState {
  openBusiness?: string;
}
