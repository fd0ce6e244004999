/** A sealed value or file was altered, cut short, sealed for another purpose, or by a key no longer known. */
export class CannotOpen extends Error {
  override readonly name = 'CannotOpen';
  constructor() {
    super('The sealed contents cannot be opened');
  }
}
