import { explainCode, explainPercentage, explainSin } from '../fields/refusals/digits.ts';
import { explainEmail } from '../fields/refusals/email.ts';
import { explainFunding, explainRevenue } from '../fields/refusals/money.ts';
import { explainBusinessName, explainCity, explainPersonName, explainStreet } from '../fields/refusals/names.ts';
import { explainPhone } from '../fields/refusals/phone.ts';
import { explainPostalCode } from '../fields/refusals/postal-code.ts';
import type { Refusal } from '../fields/refusals/refusal.ts';
import { explainDateOfBirth, explainTimeInBusiness } from '../fields/refusals/time.ts';
import { type AnswerKind, answers, findAnswerOf } from './answers.ts';

type Explain = (typed: string, today: string) => Refusal | undefined;

const ofKind: { readonly [Kind in AnswerKind]?: Explain } = {
  text: explainBusinessName,
  name: explainPersonName,
  money: explainFunding,
  percent: explainPercentage,
  months: explainTimeInBusiness,
  phone: explainPhone,
  day: explainDateOfBirth,
};

/** Fields that are not an application's answers, are only part of one, or have their own limits. */
const ofField = new Map<string, Explain>([
  ['annualRevenue', explainRevenue],
  ['city', explainCity],
  ['code', explainCode],
  ['email', explainEmail],
  ['homeCity', explainCity],
  ['homePostalCode', explainPostalCode],
  ['homeStreet', explainStreet],
  ['postalCode', explainPostalCode],
  ['sin', explainSin],
  ['street', explainStreet],
]);

/**
 * Names the part of a field's text that its schema refuses.
 * @param today YYYY-MM-DD
 * @returns undefined if nothing is typed, or if the field's message says it all
 */
export function explainRefusal(fieldName: string, typed: string, today: string): Refusal | undefined {
  const answer = findAnswerOf(fieldName);
  const explain = ofField.get(fieldName) ?? (answer && ofKind[answers[answer].kind]);
  return typed.trim() === '' ? undefined : explain?.(typed, today);
}
