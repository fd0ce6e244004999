import type {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '@portal/contract/application/step-forms';
import type * as z from 'zod/mini';

const address = {
  street: '4517 rue Saint-Denis',
  city: 'Montréal',
  stateCode: 'QC',
  postalCode: 'H2J 2L4',
  country: 'CA',
} as const;

export const structureValues = {
  companyName: 'Northshore Bakery',
  legalBusinessName: '9412-3317 Québec inc.',
  entityTypeCode: 'CORPORATION',
  ownershipPercentage: 51.5,
  industryCode: '31-33',
  subIndustryCode: '3118',
  ...address,
} as const satisfies z.input<typeof businessStructureForm>;

export const fundingValues = { requestAmount: 80_000, annualRevenue: 240_000 } as const satisfies z.input<
  typeof businessFundingForm
>;

export const ageValues = { timeInBusiness: 3, timeInBusinessUnit: 'years' } as const satisfies z.input<
  typeof businessAgeForm
>;

export const personalValues = {
  firstName: 'Ana',
  lastName: 'Tremblay',
  phoneNumber: '(514) 555-0134',
  dateOfBirth: '1984-03-08',
  ...address,
} as const satisfies z.input<typeof personalInformationForm>;
