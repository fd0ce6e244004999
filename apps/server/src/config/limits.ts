import { callsPerMinute, onOrOff, secondsPerHour } from './values/schemas.ts';
import type { ValuesOf, Variables } from './values/variable.ts';

export interface LimitsConfig {
  requestsPerMinute: number;
  requestsPerKeyAMinute: number;
  /** Processor seconds per hour for opening and reading one customer's statements. */
  readingSecondsAnHour: number;
  readsPictures: boolean;
}

export const limitsVariables = {
  REQUESTS_PER_MINUTE: {
    schema: callsPerMinute,
    default: '600',
    meaning:
      'API requests that one client address, or one signed-in person of the lender, may make per minute, in all processes',
  },
  REQUESTS_PER_KEY_PER_MINUTE: {
    schema: callsPerMinute,
    default: '300',
    meaning: 'API requests that one staff or partner key may make per minute, in all processes',
  },
  READING_SECONDS_PER_HOUR: {
    schema: secondsPerHour,
    default: '120',
    meaning: 'seconds of processor time per hour in which the statements of one customer are checked and read',
  },
  STATEMENT_OCR: {
    schema: onOrOff,
    default: 'on',
    meaning: 'whether pages of statements that have no text, such as scans, are read from their pictures',
  },
} as const satisfies Variables;

export function limitsOf(values: ValuesOf<typeof limitsVariables>): LimitsConfig {
  return {
    requestsPerMinute: values.REQUESTS_PER_MINUTE,
    requestsPerKeyAMinute: values.REQUESTS_PER_KEY_PER_MINUTE,
    readingSecondsAnHour: values.READING_SECONDS_PER_HOUR,
    readsPictures: values.STATEMENT_OCR,
  };
}
