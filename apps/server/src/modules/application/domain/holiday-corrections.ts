import type { Province } from '@portal/contract/fields/provinces';

/** Where the library differs from a jurisdiction's law. */
export interface HolidayCorrection {
  province: Province;
  /** The library's own rule (`easter 1`, `3rd friday after 08-01`), or MM-DD. */
  day: string;
  isHoliday: boolean;
  name: string;
  source: string;
}

const RECONCILIATION = { day: '09-30', isHoliday: true, name: 'National Day for Truth and Reconciliation' } as const;
const easterMonday = { day: 'easter 1', name: 'Easter Monday' } as const;

/**
 * Checked against the statutes named, for 2026 to 2028. No correction is needed in AB, NB, NL, NS and SK, where
 * 30 September is not a holiday of the employment standards; nor is it in ON and QC.
 */
export const holidayCorrections: readonly HolidayCorrection[] = [
  {
    ...RECONCILIATION,
    province: 'BC',
    source:
      'Employment Standards Act, RSBC 1996, c 113, s 1 “statutory holiday” (National Day for Truth and Reconciliation Act, SBC 2023)',
  },
  {
    ...RECONCILIATION,
    province: 'MB',
    source: 'Employment Standards Code, CCSM c E110, s 21 “general holiday”: Orange Shirt Day (amended 2023)',
  },
  {
    ...RECONCILIATION,
    province: 'NT',
    source: 'Employment Standards Act, SNWT 2007, c 13, s 1 “statutory holiday” (amended 2022)',
  },
  {
    ...RECONCILIATION,
    province: 'NU',
    source: 'Labour Standards Act, RSNWT (Nu) 1988, c L-1, s 1 “general holiday” (amended 2022)',
  },
  { ...RECONCILIATION, province: 'PE', source: 'Employment Standards Act, RSPEI 1988, c E-6.2, s 6 (amended 2022)' },
  {
    ...RECONCILIATION,
    province: 'YT',
    source: 'Employment Standards Act, RSY 2002, c 72, s 1 “general holiday” (amended 2022)',
  },
  {
    province: 'NU',
    day: '07-09',
    isHoliday: true,
    name: 'Nunavut Day',
    source:
      'Labour Standards Act, RSNWT (Nu) 1988, c L-1, s 1 “general holiday” (amended 2020); the library calls it a bank holiday',
  },
  {
    province: 'MB',
    day: '11-11',
    isHoliday: true,
    name: 'Remembrance Day',
    source: 'The Remembrance Day Act, CCSM c R80: most businesses close',
  },
  {
    province: 'PE',
    day: '3rd friday after 08-01',
    isHoliday: false,
    name: 'Gold Cup Parade Day',
    source: 'Employment Standards Act, RSPEI 1988, c E-6.2, s 6, does not list it',
  },
  {
    ...easterMonday,
    province: 'ON',
    isHoliday: false,
    source: 'Employment Standards Act, 2000, SO 2000, c 41, s 1 “public holiday”, does not list it',
  },
  {
    ...easterMonday,
    province: 'NT',
    isHoliday: false,
    source: 'Employment Standards Act, SNWT 2007, c 13, s 1, does not list it: a day of the public service alone',
  },
  {
    ...easterMonday,
    province: 'YT',
    isHoliday: false,
    source: 'Employment Standards Act, RSY 2002, c 72, s 1, does not list it: a day of the public service alone',
  },
  {
    province: 'NT',
    day: '12-26',
    isHoliday: false,
    name: 'Boxing Day',
    source: 'Employment Standards Act, SNWT 2007, c 13, s 1, does not list it: a day of the public service alone',
  },
  {
    ...easterMonday,
    province: 'QC',
    isHoliday: true,
    source:
      'Act respecting labour standards, CQLR c N-1.1, s 60: Good Friday or Easter Monday as the employer chooses, so neither is sure; both are holidays in the Code of Civil Procedure, CQLR c C-25.01, s 82',
  },
];
