import {
  type AnswerKind,
  type AnswerKinds,
  type AnswerName,
  answers,
  type AnswerSection,
  type AnswerValue,
  type AnswerValues,
  type AnsweredApplication,
  answerNames,
  labelAlone,
  readAnswers,
} from '@portal/contract/application/answers';
import { findSavedIndustry } from '@portal/contract/industries/industries';
import { formatAddress, formatMoney, formatPercent, formatPhone } from '../format.ts';
import { formatDay } from './day.ts';
import { formatTimeInBusiness } from './time-in-business.ts';
import type { Words } from './words.ts';

const formats: { [Kind in AnswerKind]: (value: AnswerKinds[Kind], words: Words) => string } = {
  text: (text) => text,
  money: (dollars, { language }) => formatMoney(dollars, language),
  percent: (percentage, { language }) => formatPercent(percentage, language),
  months: formatTimeInBusiness,
  phone: (phone, { language }) => formatPhone(phone, language),
  day: (day, { language }) => formatDay(day, language),
  entityType: (code, { t }) => t(`application.entityTypes.${code}`),
  industry: (chosen, { language }) => findSavedIndustry(chosen)?.label[language] ?? '',
  address: formatAddress,
  name: ({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '),
};

export function formatKind<Kind extends AnswerKind>(kind: Kind, value: AnswerKinds[Kind], words: Words): string {
  return formats[kind](value, words);
}

export function formatAnswer<Name extends AnswerName>(name: Name, value: AnswerValues[Name], words: Words): string {
  return value === null ? '' : formatKind(answers[name].kind, value as AnswerValue<Name>, words);
}

export interface ShownAnswer {
  name: AnswerName;
  label: string;
  value: string;
}

/** Answers as text, in the order of the review screen; from both sections unless one is given. */
export function formatAnswers(application: AnsweredApplication, words: Words, section?: AnswerSection): ShownAnswer[] {
  const values = readAnswers(application);
  const labelOf = (name: AnswerName) => words.t(section === undefined ? labelAlone(name) : answers[name].label);
  return answerNames
    .filter((name) => section === undefined || answers[name].section === section)
    .map((name) => ({ name, label: labelOf(name), value: formatAnswer(name, values[name], words) }));
}
