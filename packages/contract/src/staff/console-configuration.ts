import type { OfficeTimeZone } from '../application/office-day.ts';
import type { Language } from '../language.ts';

/** What the account managers' console takes from the server's configuration; none of it is secret. */
export interface ConsoleConfiguration {
  /** What the lender is called in each language. */
  brandNames: Record<Language, string>;
  /** Where the days begin that account managers count by. */
  officeTimeZone: OfficeTimeZone;
}
