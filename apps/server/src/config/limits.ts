import { callsPerMinute, onOrOff, secondsPerHour } from './values/schemas.ts';
import type { ValuesOf, Variables } from './values/variable.ts';

export interface LimitsConfig {
  requestsPerMinute: number;
  requestsPerKeyAMinute: number;
  readingSecondsAnHour: number;
  readsPictures: boolean;
}

export const limitsVariables = {
  REQUESTS_PER_MINUTE: {
    schema: callsPerMinute,
    default: '600',
    meaning: 'API requests per minute for each client address or signed-in staff member, across all processes',
  },
  REQUESTS_PER_KEY_PER_MINUTE: {
    schema: callsPerMinute,
    default: '300',
    meaning: 'API requests per minute for each staff or partner key, across all processes',
  },
  READING_SECONDS_PER_HOUR: {
    schema: secondsPerHour,
    default: '120',
    meaning: 'seconds of processor time per hour for checking and reading one customer’s statements',
  },
  STATEMENT_OCR: {
    schema: onOrOff,
    default: 'on',
    meaning: 'whether statement pages without text, such as scans, are read by OCR',
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
