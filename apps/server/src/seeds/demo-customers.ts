import type { ApplicationStatus, ClosingOutcome } from '@portal/contract/application/status';
import type { ApplicationStep } from '@portal/contract/application/steps';
import type { Language } from '@portal/contract/language';
import type { BusinessStructureForm, PersonalInformationForm } from '@portal/contract/application/step-forms';

export interface DemoApplication {
  status: ApplicationStatus;
  outcome?: ClosingOutcome;
  step?: ApplicationStep;
  startedDaysAgo: number;
  structure: BusinessStructureForm;
  requestAmount: number;
  annualRevenue: number;
  months: number;
  isReferred?: true;
  question?: { en: string; fr: string };
}

export interface DemoCustomer {
  email: string;
  shows: string;
  language: Language;
  personal: PersonalInformationForm;
  applications: DemoApplication[];
}

const plateau = {
  street: '4517 rue Saint-Denis',
  city: 'Montréal',
  stateCode: 'QC',
  postalCode: 'H2J 2L4',
  country: 'CA',
} as const;
const oldPort = {
  street: '12 rue du Quai-Saint-André',
  city: 'Québec',
  stateCode: 'QC',
  postalCode: 'G1K 3Y2',
  country: 'CA',
} as const;
const halifax = {
  street: '1658 Bedford Row',
  city: 'Halifax',
  stateCode: 'NS',
  postalCode: 'B3J 1T2',
  country: 'CA',
} as const;
const toronto = {
  street: '214 Ossington Avenue',
  city: 'Toronto',
  stateCode: 'ON',
  postalCode: 'M6J 2Z9',
  country: 'CA',
} as const;
const vancouver = {
  street: '1155 West Pender Street',
  city: 'Vancouver',
  stateCode: 'BC',
  postalCode: 'V6E 2P4',
  country: 'CA',
} as const;
const moncton = {
  street: '645 rue Main',
  city: 'Moncton',
  stateCode: 'NB',
  postalCode: 'E1C 1E3',
  country: 'CA',
} as const;

export const bakery: BusinessStructureForm = {
  companyName: 'Northshore Bakery',
  legalBusinessName: 'Northshore Bakery Inc.',
  entityTypeCode: 'CORPORATION',
  ownershipPercentage: 60,
  industryCode: '31-33',
  subIndustryCode: '3118',
  industry: 'commercial-bakery',
  ...halifax,
};
const grocery: BusinessStructureForm = {
  companyName: 'Quai 12 Épicerie',
  legalBusinessName: '9412-3317 Québec inc.',
  entityTypeCode: 'CORPORATION',
  ownershipPercentage: 100,
  industryCode: '44-45',
  subIndustryCode: '4451',
  industry: 'grocery-store',
  ...oldPort,
};
const roasters: BusinessStructureForm = {
  companyName: 'Plateau Roasters',
  legalBusinessName: 'Torréfacteurs du Plateau s.e.n.c.',
  entityTypeCode: 'GENERAL_PARTNERSHIP',
  ownershipPercentage: 33.33,
  industryCode: '72',
  subIndustryCode: '7225',
  industry: 'coffee-shop',
  ...plateau,
};
const movers: BusinessStructureForm = {
  companyName: 'Harbour City Movers',
  legalBusinessName: 'Harbour City Movers Ltd.',
  entityTypeCode: 'CORPORATION',
  ownershipPercentage: 51,
  industryCode: '48-49',
  subIndustryCode: '4842',
  industry: 'moving-company',
  ...vancouver,
};
const studio: BusinessStructureForm = {
  companyName: 'Ossington Design Studio',
  legalBusinessName: 'Ossington Design Studio Inc.',
  entityTypeCode: 'CORPORATION',
  ownershipPercentage: 75,
  industryCode: '54',
  subIndustryCode: '5414',
  industry: 'design',
  ...toronto,
};
const renovations: BusinessStructureForm = {
  companyName: 'Rénovations Acadie',
  legalBusinessName: 'Rénovations Acadie ltée',
  entityTypeCode: 'CORPORATION',
  ownershipPercentage: 100,
  industryCode: '23',
  subIndustryCode: '2361',
  industry: 'home-building',
  ...moncton,
};

export const demoCustomers: readonly DemoCustomer[] = [
  {
    email: 'incomplete@demo.example',
    shows: 'an application left at the personal information step',
    language: 'en',
    personal: {
      firstName: 'Ana',
      lastName: 'MacLeod',
      phoneNumber: '+19025550134',
      dateOfBirth: '1984-03-08',
      ...halifax,
    },
    applications: [
      {
        status: 'incomplete',
        step: 'personalInformation',
        startedDaysAgo: 3,
        structure: bakery,
        requestAmount: 80_000,
        annualRevenue: 240_000,
        months: 36,
      },
    ],
  },
  {
    email: 'review@demo.example',
    shows: 'an application under review (French)',
    language: 'fr',
    personal: {
      firstName: 'Maïté',
      lastName: 'Tremblay',
      phoneNumber: '+14185550176',
      dateOfBirth: '1979-11-21',
      ...oldPort,
    },
    applications: [
      {
        status: 'underReview',
        startedDaysAgo: 1,
        structure: grocery,
        requestAmount: 120_000,
        annualRevenue: 860_000,
        months: 102,
      },
    ],
  },
  {
    email: 'information@demo.example',
    shows: 'an application that needs a statement and the answer to a question',
    language: 'en',
    personal: {
      firstName: 'Minh',
      lastName: 'Nguyễn',
      phoneNumber: '+15145550123',
      dateOfBirth: '1991-06-02',
      ...plateau,
    },
    applications: [
      {
        status: 'informationRequired',
        startedDaysAgo: 6,
        structure: roasters,
        requestAmount: 45_000,
        annualRevenue: 310_000,
        months: 27,
        question: {
          en: 'Your sales went up a lot in the spring. What changed?',
          fr: 'Vos ventes ont beaucoup augmenté au printemps. Qu’est-ce qui a changé?',
        },
      },
    ],
  },
  {
    email: 'closed@demo.example',
    shows: 'an application that is closed',
    language: 'en',
    personal: {
      firstName: 'Priya',
      lastName: 'O’Brien',
      phoneNumber: '+16045550188',
      dateOfBirth: '1988-01-30',
      ...vancouver,
    },
    applications: [
      {
        status: 'closed',
        outcome: 'declined',
        isReferred: true,
        startedDaysAgo: 70,
        structure: movers,
        requestAmount: 150_000,
        annualRevenue: 410_000,
        months: 48,
      },
    ],
  },
  {
    email: 'businesses@demo.example',
    shows: 'two businesses, one with an open application',
    language: 'en',
    personal: {
      firstName: 'Jordan',
      lastName: 'Fraser',
      phoneNumber: '+14165550142',
      dateOfBirth: '1982-09-14',
      ...toronto,
    },
    applications: [
      {
        status: 'underReview',
        startedDaysAgo: 2,
        structure: studio,
        requestAmount: 60_000,
        annualRevenue: 390_000,
        months: 60,
      },
      {
        status: 'closed',
        outcome: 'withdrawn',
        startedDaysAgo: 120,
        structure: { ...movers, companyName: 'West End Movers', legalBusinessName: 'West End Movers Ltd.', ...toronto },
        requestAmount: 90_000,
        annualRevenue: 280_000,
        months: 30,
      },
    ],
  },
  {
    email: 'funded@demo.example',
    shows: 'an earlier funded application: three months of statements next time (French)',
    language: 'fr',
    personal: {
      firstName: 'Luc',
      lastName: 'Cormier',
      phoneNumber: '+15065550165',
      dateOfBirth: '1975-05-17',
      ...moncton,
    },
    applications: [
      {
        status: 'closed',
        outcome: 'funded',
        startedDaysAgo: 330,
        structure: renovations,
        requestAmount: 100_000,
        annualRevenue: 720_000,
        months: 84,
      },
    ],
  },
];

/** Imported twice, as can happen with CRM contacts, so that a login leads to the multiple-contacts screen. */
export const sharedContact = {
  email: 'twice@demo.example',
  shows: 'two contacts with the same email address',
  language: 'en',
  contacts: 2,
} as const;
