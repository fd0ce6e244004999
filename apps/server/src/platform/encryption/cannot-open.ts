/** A sealed value or file was altered, truncated, sealed for another purpose, or with a key no longer known. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
  constructor() {
    super('The sealed contents cannot be opened');
  }
}
