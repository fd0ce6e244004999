import type { OfficeTimeZone } from '../application/office-day.ts';
import type { Language } from '../language.ts';

/** The part of the server's configuration that the console gets; none of it is secret. */
export interface ConsoleConfiguration {
  /** The lender's name in each language. */
  brandNames: Record<Language, string>;
  /** Time zone of the days that account managers count. */
  officeTimeZone: OfficeTimeZone;
}
