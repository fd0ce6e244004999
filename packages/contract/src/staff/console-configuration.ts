import type { OfficeTimeZone } from '../application/office-day.ts';
import type { Language } from '../language.ts';

export interface ConsoleConfiguration {
  brandNames: Record<Language, string>;
  officeTimeZone: OfficeTimeZone;
}
