import { entityTypeCodes } from '@portal/contract/fields/entity-type';
import { parseMoney } from '@portal/contract/fields/money-text';
import { parsePercentage } from '@portal/contract/fields/percentage';
import { parsePhone } from '@portal/contract/fields/phone';
import { isRealDate } from '@portal/contract/fields/date-of-birth';
import { provinceCodes } from '@portal/contract/fields/provinces';
import { findKeptIndustry } from '@portal/contract/industries/industries';
import type { TextKey } from '@portal/locales';
import { formatDay, formatMoney, formatPercent, formatPhone } from '../../../i18n/format.ts';
import type { Texts } from '../../../i18n/use-text.ts';
import type { StepValues } from './merge-values.ts';

interface Answer {
  label: TextKey;
  /** Typed text in the person's language; undefined where it stays as it was typed. */
  show?: (text: string, texts: Texts, values: StepValues) => string | undefined;
}

function showMoney(text: string, { language }: Texts): string | undefined {
  const amount = parseMoney(text);
  return amount === undefined ? undefined : formatMoney(amount, language);
}

const answers = new Map<string, Answer>([
  ['companyName', { label: 'common.fields.companyName' }],
  ['legalBusinessName', { label: 'common.fields.legalBusinessName' }],
  [
    'entityTypeCode',
    {
      label: 'common.fields.entityType',
      show: (text, { t }) => {
        const code = entityTypeCodes.find((known) => known === text);
        return code && t(`application.entityTypes.${code}`);
      },
    },
  ],
  [
    'ownershipPercentage',
    {
      label: 'common.fields.ownershipPercentage',
      show: (text, { language }) => {
        const percentage = parsePercentage(text);
        return percentage === undefined ? undefined : formatPercent(percentage, language);
      },
    },
  ],
  [
    'subIndustryCode',
    {
      label: 'common.fields.industry',
      show: (text, { language }, { industryCode, industry }) =>
        findKeptIndustry({
          industryCode: String(industryCode),
          subIndustryCode: text,
          industry: String(industry),
        })?.label[language],
    },
  ],
  ['street', { label: 'common.fields.street' }],
  ['city', { label: 'common.fields.city' }],
  [
    'stateCode',
    {
      label: 'common.fields.province',
      show: (text, { t }) => {
        const code = provinceCodes.find((known) => known === text);
        return code && t(`application.provinces.${code}`);
      },
    },
  ],
  ['postalCode', { label: 'common.fields.postalCode' }],
  ['requestAmount', { label: 'common.fields.requestAmount', show: showMoney }],
  ['annualRevenue', { label: 'common.fields.annualRevenue', show: showMoney }],
  [
    'timeInBusiness',
    {
      label: 'common.fields.timeInBusiness',
      show: (text, { t }, { timeInBusinessUnit }) => {
        const count = Number(text);
        if (!Number.isInteger(count)) return undefined;
        return timeInBusinessUnit === 'months' ? t('review.months', { count }) : t('review.years', { count });
      },
    },
  ],
  ['firstName', { label: 'common.fields.firstName' }],
  ['lastName', { label: 'common.fields.lastName' }],
  [
    'phoneNumber',
    {
      label: 'common.fields.phoneNumber',
      show: (text, { language }) => {
        const phone = parsePhone(text);
        return phone && formatPhone(phone, language);
      },
    },
  ],
  [
    'dateOfBirth',
    {
      label: 'common.fields.dateOfBirth',
      show: (text, { language }) => (isRealDate(text) ? formatDay(text, language) : undefined),
    },
  ],
]);

function getAnswer(name: string): Answer {
  const answer = answers.get(name);
  if (!answer) throw new Error('A field without a name for people');
  return answer;
}

/** What the field is called. */
export function answerLabel(name: string, { t }: Texts): string {
  return t(getAnswer(name).label);
}

/** A typed answer as a person reads it: formatted where it can be understood, as typed where not. */
export function showAnswer(name: string, values: StepValues, texts: Texts): string {
  const value = values[name];
  if (typeof value !== 'string' || value.trim() === '') return texts.t('application.conflict.empty');
  return getAnswer(name).show?.(value, texts, values) ?? value;
}
