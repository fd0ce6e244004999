import { type OfficeTimeZone, officeTimeZones } from '@portal/contract/application/office-day';
import {
  APPLICATION_EXPIRES_AFTER_DAYS,
  APPLICATION_EXPIRY_NOTICE_DAYS,
  FUNDING_AMOUNT_MAXIMUM_CAD,
  FUNDING_AMOUNT_MINIMUM_CAD,
  REMINDERS_MAXIMUM,
} from '@portal/contract/constants';
import { ESTIMATE_SHARE_MAXIMUM_PERCENT, type EstimateShare } from '@portal/contract/estimate';
import { provinceCodes } from '@portal/contract/fields/provinces';
import { dayList, dollars, oneOf, percentageRange } from './values/schemas.ts';
import type { ValuesOf, Variables } from './values/variable.ts';

export interface LendingConfig {
  officeProvince: (typeof provinceCodes)[number];
  /** Defaults to the time zone of the lender's province. */
  officeTimeZone: OfficeTimeZone;
  /** Whole Canadian dollars. */
  fundingMaximum: number;
  /** Days without activity after which reminders are sent, ascending; empty for none. */
  reminderDays: readonly number[];
  /** What businesses usually get, in percent of annual revenue; undefined if not stated. */
  estimateShare: EstimateShare | undefined;
}

/** After this day the expiry notice replaces reminders. */
const LAST_REMINDER_DAY = APPLICATION_EXPIRES_AFTER_DAYS - APPLICATION_EXPIRY_NOTICE_DAYS - 1;

export const lendingVariables = {
  OFFICE_PROVINCE: {
    schema: oneOf(provinceCodes),
    default: 'ON',
    meaning: 'province of the lender’s office, which determines its business days and time zone',
  },
  FUNDING_MAXIMUM: {
    schema: dollars(FUNDING_AMOUNT_MINIMUM_CAD, FUNDING_AMOUNT_MAXIMUM_CAD),
    default: '10000000',
    meaning: 'the highest amount that can be requested, in whole dollars',
  },
  REMINDER_DAYS: {
    schema: dayList({ most: REMINDERS_MAXIMUM, last: LAST_REMINDER_DAY }),
    default: '1,3,10',
    meaning: 'days without activity after which reminders about an unfinished application are sent; `off` for none',
  },
  ESTIMATE_SHARE: {
    schema: percentageRange(ESTIMATE_SHARE_MAXIMUM_PERCENT),
    default: 'off',
    meaning: 'the usual funding as a share of annual revenue such as `8-15%`, to show an estimate; `off` for none',
  },
} as const satisfies Variables;

export function lendingOf(values: ValuesOf<typeof lendingVariables>): LendingConfig {
  return {
    officeProvince: values.OFFICE_PROVINCE,
    officeTimeZone: officeTimeZones[values.OFFICE_PROVINCE],
    fundingMaximum: values.FUNDING_MAXIMUM,
    reminderDays: values.REMINDER_DAYS,
    estimateShare: values.ESTIMATE_SHARE,
  };
}
