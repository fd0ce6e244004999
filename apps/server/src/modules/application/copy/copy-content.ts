import { productDay } from '@portal/contract/application/statement-window';
import { MONTHS_PER_YEAR } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import { findKeptIndustry } from '@portal/contract/industries/industries';
import type { Language } from '@portal/contract/language';
import { formatDay, formatMoney, translate } from '../../../platform/texts.ts';

/** A section of the copy: its heading, and either facts or a sentence. */
export interface CopySection {
  heading: string;
  facts: [label: string, value: string][];
  sentence?: string;
}

export interface CopyContent {
  title: string;
  reference: string;
  submitted: string;
  nextContact: string;
  sections: CopySection[];
}

const locales = { en: 'en-CA', fr: 'fr-CA' } as const satisfies Record<Language, string>;
const PERCENTAGE_DECIMALS = 2;

/** What the copy of a submitted application says, in the customer's language. */
export function copyContent(application: Application, language: Language): CopyContent {
  const { submittedAt, nextContactDay } = application;
  const day = submittedAt === null ? '' : formatDay(language, productDay(new Date(submittedAt)));
  return {
    title: translate(language, 'application.copy.title'),
    reference: `${translate(language, 'application.copy.reference')} ${application.reference ?? ''}`,
    submitted: translate(language, 'application.copy.submitted', { day }),
    nextContact:
      nextContactDay === null
        ? ''
        : translate(language, 'application.copy.nextContact', { day: formatDay(language, nextContactDay) }),
    sections: [
      { heading: translate(language, 'application.copy.business'), facts: businessFacts(application, language) },
      { heading: translate(language, 'application.copy.personal'), facts: personalFacts(application, language) },
      { heading: translate(language, 'application.copy.revenue'), facts: revenueFacts(application, language) },
      {
        heading: translate(language, 'application.copy.declaration'),
        facts: [],
        sentence: translate(language, 'application.copy.declarationGiven', { day }),
      },
    ],
  };
}

function businessFacts({ businessInfo, monthsInBusiness, requestAmount }: Application, language: Language) {
  const industry = findKeptIndustry(businessInfo);
  return known([
    [translate(language, 'common.fields.companyName'), businessInfo.companyName],
    [translate(language, 'common.fields.legalBusinessName'), businessInfo.legalBusinessName],
    [
      translate(language, 'common.fields.entityType'),
      businessInfo.entityTypeCode && translate(language, `application.entityTypes.${businessInfo.entityTypeCode}`),
    ],
    [
      translate(language, 'common.fields.ownershipPercentage'),
      businessInfo.ownershipPercentage && formatPercentage(language, businessInfo.ownershipPercentage),
    ],
    [translate(language, 'common.fields.industry'), industry?.label[language]],
    [translate(language, 'application.copy.address'), formatAddress(language, businessInfo)],
    [translate(language, 'common.fields.requestAmount'), requestAmount && formatMoney(language, requestAmount)],
    [
      translate(language, 'common.fields.annualRevenue'),
      businessInfo.annualRevenue && formatMoney(language, businessInfo.annualRevenue),
    ],
    [
      translate(language, 'common.fields.timeInBusiness'),
      monthsInBusiness && formatTimeInBusiness(language, monthsInBusiness),
    ],
  ]);
}

function personalFacts({ personalInfo }: Application, language: Language) {
  const { firstName, lastName, phoneNumber, dateOfBirth } = personalInfo;
  return known([
    [translate(language, 'application.copy.name'), [firstName, lastName].filter(Boolean).join(' ')],
    [translate(language, 'common.fields.email'), personalInfo.emailAddress],
    [translate(language, 'common.fields.phoneNumber'), phoneNumber && formatPhone(language, phoneNumber)],
    [translate(language, 'common.fields.dateOfBirth'), dateOfBirth && formatDay(language, dateOfBirth)],
    [translate(language, 'application.copy.homeAddress'), formatAddress(language, personalInfo)],
  ]);
}

function revenueFacts({ statementCount, requiredMonths }: Application, language: Language) {
  const [first, last] = [requiredMonths.at(0), requiredMonths.at(-1)];
  return known([
    [
      translate(language, 'application.copy.statements'),
      translate(language, 'application.copy.files', { count: statementCount }),
    ],
    [
      translate(language, 'application.copy.requiredMonths'),
      first !== undefined &&
        last !== undefined &&
        translate(language, 'application.copy.monthRange', {
          first: formatMonth(language, first),
          last: formatMonth(language, last),
        }),
    ],
  ]);
}

function known(facts: [label: string, value: string | number | false | null | undefined][]): [string, string][] {
  return facts.flatMap(([label, value]) => (typeof value === 'string' && value !== '' ? [[label, value]] : []));
}

type Address = Pick<Application['businessInfo'], 'street' | 'city' | 'stateCode' | 'postalCode'>;

function formatAddress(language: Language, { street, city, stateCode, postalCode }: Address): string {
  const province = stateCode && translate(language, `application.provinces.${stateCode}`);
  return [street, city, [province, postalCode].filter(Boolean).join('  ')].filter(Boolean).join(', ');
}

/** As the review says it: whole years in years, everything else in months. */
function formatTimeInBusiness(language: Language, months: number): string {
  return months % MONTHS_PER_YEAR === 0
    ? translate(language, 'review.years', { count: months / MONTHS_PER_YEAR })
    : translate(language, 'review.months', { count: months });
}

function formatPercentage(language: Language, percentage: number): string {
  const format = { style: 'percent', maximumFractionDigits: PERCENTAGE_DECIMALS } as const;
  return new Intl.NumberFormat(locales[language], format).format(percentage / 100);
}

/** `(514) 555-0134` in English, `514 555-0134` in French (decisions, section 5). */
function formatPhone(language: Language, e164: string): string {
  const match = /^\+1(\d{3})(\d{3})(\d{4})$/u.exec(e164);
  if (!match) return e164;
  const [, area, exchange, line] = match;
  return language === 'fr' ? `${area} ${exchange}-${line}` : `(${area}) ${exchange}-${line}`;
}

function formatMonth(language: Language, month: string): string {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locales[language], format).format(new Date(`${month}-01T00:00:00Z`));
}
