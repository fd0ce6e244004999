import {
  type AnswerKind,
  type AnswerKinds,
  answers,
  findAnswerOf,
  partLabels,
} from '@portal/contract/application/answers';
import { missingInformationFields, type MissingField, stepFieldOf } from '@portal/contract/partner/missing-information';
import { isRealDate } from '@portal/contract/calendar';
import { parseMoney } from '@portal/contract/fields/money-text';
import { parsePercentage } from '@portal/contract/fields/percentage';
import { parsePhone } from '@portal/contract/fields/phone';
import { provinceCodes } from '@portal/contract/fields/provinces';
import { formatKind } from '@portal/locales/format/answer';
import { formatDuration } from '@portal/locales/format/time-in-business';
import type { TextKey } from '@portal/locales';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { entities } from '../../../session/entities.ts';
import type { StepValues } from './merge-values.ts';

/** Formats typed text in the customer's language; undefined leaves it as typed. */
type Show = (text: string, texts: Translation, values: StepValues) => string | undefined;

function showAs<Kind extends AnswerKind>(kind: Kind, read: (text: string) => AnswerKinds[Kind] | undefined): Show {
  return (text, texts) => {
    const value = read(text);
    return value === undefined ? undefined : formatKind(kind, value, texts);
  };
}

const asTyped: Show = () => undefined;

const shows = {
  text: asTyped,
  money: showAs('money', parseMoney),
  percent: showAs('percent', parsePercentage),
  months: (text, texts, { timeInBusinessUnit }) => {
    const count = Number(text);
    return Number.isInteger(count)
      ? formatDuration({ count, unit: timeInBusinessUnit === 'months' ? 'months' : 'years' }, texts)
      : undefined;
  },
  phone: showAs('phone', parsePhone),
  day: showAs('day', (text) => (isRealDate(text) ? text : undefined)),
  entityType: (text, texts) => {
    const code = entities(texts.language).entityTypes.find((known) => known === text);
    return code && formatKind('entityType', code, texts);
  },
  industry: (subIndustryCode, texts, { industryCode, industry }) =>
    formatKind(
      'industry',
      { industryCode: String(industryCode), subIndustryCode, industry: String(industry) },
      texts,
    ) || undefined,
  address: asTyped,
  name: asTyped,
} as const satisfies Record<AnswerKind, Show>;

const showProvince: Show = (text, { t }) => {
  const code = provinceCodes.find((known) => known === text);
  return code && t(`application.provinces.${code}`);
};

function getAnswer(field: string): { label: TextKey; show: Show } {
  const label = new Map<string, TextKey>(Object.entries(partLabels)).get(field);
  if (label) return { label, show: field === 'stateCode' ? showProvince : asTyped };
  const name = findAnswerOf(field);
  if (!name) throw new Error('A field without a name for people');
  return { label: answers[name].label, show: shows[answers[name].kind] };
}

/** A field's name in its step: on a form with both addresses, the fields of the home address have other names. */
function nameInStep(field: string): string {
  return field in missingInformationFields ? stepFieldOf(field as MissingField).name : field;
}

export function answerLabel(field: string, { t }: Translation): string {
  const name = nameInStep(field);
  const label = t(getAnswer(name).label);
  return name === field ? label : t('application.conflict.ofHome', { part: label });
}

/** A typed answer for display: formatted if it can be parsed, otherwise as typed. */
export function showAnswer(field: string, values: StepValues, texts: Translation): string {
  const value = values[field];
  if (typeof value !== 'string' || value.trim() === '') return texts.t('application.conflict.empty');
  return getAnswer(nameInStep(field)).show(value, texts, values) ?? value;
}
