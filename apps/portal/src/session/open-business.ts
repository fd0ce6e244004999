export interface OpenBusinessState {
  openBusiness?: string;
}
