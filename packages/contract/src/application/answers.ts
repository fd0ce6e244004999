import type { EntityTypeCode } from '../fields/entity-type.ts';
import type { BusinessFundingForm, BusinessStructureForm, PersonalInformationForm } from './step-forms.ts';
import type { DraftStep } from './steps.ts';

/** Maps each kind of answer to its value. Money is in whole Canadian dollars; 25.5 is 25.5%. */
export interface AnswerKinds {
  text: string;
  money: number;
  percent: number;
  months: number;
  phone: string;
  day: string;
  entityType: EntityTypeCode;
  industry: Record<'industryCode' | 'subIndustryCode' | 'industry', string | null>;
  address: Record<'street' | 'city' | 'stateCode' | 'postalCode', string | null>;
  name: Record<'firstName' | 'lastName', string | null>;
}
export type AnswerKind = keyof AnswerKinds;

export type AnswerSection = 'business' | 'personal';

/**
 * Who must answer before the revenue step. `never`: logging in has already proved the answer. `aboveBoundOfPartners`:
 * everyone must answer, and a partner's client must also be above the eligibility bound.
 */
export type AnswerRequirement = 'never' | 'everyone' | 'aboveBoundOfPartners';

export interface Answer {
  step: DraftStep | null;
  section: AnswerSection;
  kind: AnswerKind;
  label: string;
  labelAlone?: string;
  fields: readonly string[];
  isShared: boolean;
  required: AnswerRequirement;
}

const everyone = { isShared: true, required: 'everyone' } as const;
const structure = { step: 'businessStructure', section: 'business', ...everyone } as const;
const personal = { step: 'personalInformation', section: 'personal', ...everyone } as const;

export const answers = {
  companyName: { ...structure, kind: 'text', label: 'common.fields.companyName', fields: ['companyName'] },
  legalBusinessName: {
    ...structure,
    kind: 'text',
    label: 'common.fields.legalBusinessName',
    fields: ['legalBusinessName'],
  },
  entityType: { ...structure, kind: 'entityType', label: 'common.fields.entityType', fields: ['entityTypeCode'] },
  ownershipPercentage: {
    ...structure,
    kind: 'percent',
    label: 'common.fields.ownershipPercentage',
    fields: ['ownershipPercentage'],
  },
  industry: {
    ...structure,
    kind: 'industry',
    label: 'common.fields.industry',
    fields: ['subIndustryCode', 'industryCode', 'industry'],
  },
  requestAmount: {
    ...structure,
    step: 'businessFunding',
    kind: 'money',
    label: 'common.fields.requestAmount',
    fields: ['requestAmount'],
  },
  annualRevenue: {
    ...structure,
    step: 'businessFunding',
    kind: 'money',
    label: 'common.fields.annualRevenue',
    fields: ['annualRevenue'],
    required: 'aboveBoundOfPartners',
  },
  timeInBusiness: {
    ...structure,
    step: 'businessAge',
    kind: 'months',
    label: 'common.fields.timeInBusiness',
    fields: ['timeInBusiness', 'timeInBusinessUnit'],
    required: 'aboveBoundOfPartners',
  },
  businessAddress: {
    ...structure,
    kind: 'address',
    label: 'review.address',
    labelAlone: 'partner.fields.businessAddress',
    fields: ['street', 'city', 'stateCode', 'postalCode'],
  },
  name: {
    ...personal,
    kind: 'name',
    label: 'review.name',
    labelAlone: 'partner.fields.name',
    fields: ['firstName', 'lastName'],
  },
  email: {
    ...personal,
    step: null,
    kind: 'text',
    label: 'common.fields.email',
    fields: ['emailAddress'],
    required: 'never',
  },
  phoneNumber: { ...personal, kind: 'phone', label: 'common.fields.phoneNumber', fields: ['phoneNumber'] },
  dateOfBirth: { ...personal, kind: 'day', label: 'common.fields.dateOfBirth', fields: ['dateOfBirth'] },
  homeAddress: {
    ...personal,
    kind: 'address',
    label: 'review.homeAddress',
    fields: ['street', 'city', 'stateCode', 'postalCode'],
  },
} as const satisfies Record<string, Answer>;
export type AnswerName = keyof typeof answers;
export const answerNames = Object.keys(answers) as AnswerName[];

export const partLabels = {
  firstName: 'common.fields.firstName',
  lastName: 'common.fields.lastName',
  street: 'common.fields.street',
  city: 'common.fields.city',
  stateCode: 'common.fields.province',
  postalCode: 'common.fields.postalCode',
} as const satisfies Record<keyof AnswerKinds['name'] | keyof AnswerKinds['address'], string>;

export function getAnswer(name: AnswerName): Answer {
  return answers[name];
}

type Row = (typeof answers)[AnswerName];
type LabelKey = Row['label'] | Extract<Row, { labelAlone: string }>['labelAlone'];

export function labelAlone(name: AnswerName): LabelKey {
  const row: Row = answers[name];
  return 'labelAlone' in row ? row.labelAlone : row.label;
}

export function findAnswerOf(field: string): AnswerName | undefined {
  return answerNames.find((name) => getAnswer(name).fields.includes(field));
}

/** Like `findAnswerOf`, but throws if the field belongs to no answer. */
export function getAnswerOf(field: string): Answer {
  const name = findAnswerOf(field);
  if (name === undefined) throw new RangeError(`No answer has the field ${field}`);
  return answers[name];
}

type KindOf<Name extends AnswerName> = (typeof answers)[Name]['kind'];
export type AnswerValue<Name extends AnswerName> = AnswerKinds[KindOf<Name>];
export type AnswerValues = { [Name in AnswerName]: AnswerValue<Name> | null };

/** The country is not an answer. */
type Values<Form> = { [Name in Exclude<keyof Form, 'country'>]: Form[Name] | null };

export interface AnsweredApplication {
  businessInfo: Values<BusinessStructureForm & Pick<BusinessFundingForm, 'annualRevenue'>>;
  personalInfo: Values<PersonalInformationForm> & { emailAddress: string };
  requestAmount: number | null;
  /** Whole months. */
  monthsInBusiness: number | null;
}

const hasParts = {
  text: false,
  money: false,
  percent: false,
  months: false,
  phone: false,
  day: false,
  entityType: false,
  industry: true,
  address: true,
  name: true,
} as const satisfies Record<AnswerKind, boolean>;

export function readAnswers(application: AnsweredApplication): AnswerValues {
  const { businessInfo, personalInfo, requestAmount, monthsInBusiness } = application;
  const sections: Record<AnswerSection, Readonly<Record<string, unknown>>> = {
    business: { ...businessInfo, requestAmount, timeInBusiness: monthsInBusiness },
    personal: { ...personalInfo, emailAddress: personalInfo.emailAddress || null },
  };
  const read = ({ section, kind, fields }: Answer): unknown => {
    const known = fields.map((field) => [field, sections[section][field] ?? null] as const);
    if (!hasParts[kind]) return known[0]?.[1];
    return known.every(([, value]) => value === null) ? null : Object.fromEntries(known);
  };
  return Object.fromEntries(answerNames.map((name) => [name, read(answers[name])])) as AnswerValues;
}

/**
 * The fields of an answer that have no value. `industry` counts as missing only if its code is, because older answers
 * have only the codes.
 */
export function unansweredFields<Name extends AnswerName>(name: Name, value: AnswerValues[Name]): readonly string[] {
  const { kind, fields } = answers[name];
  if (value === null) return fields;
  if (!hasParts[kind]) return [];
  const parts = value as Readonly<Record<string, unknown>>;
  return fields.filter((field) => parts[field === 'industry' ? 'industryCode' : field] === null);
}
