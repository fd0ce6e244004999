/** A sealed value or file was altered, truncated, sealed for another purpose, or with an unknown key. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
  constructor() {
    super('The sealed contents cannot be opened');
  }
}
