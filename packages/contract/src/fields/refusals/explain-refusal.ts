import { explainCode, explainPercentage, explainSin } from './digits.ts';
import { explainEmail } from './email.ts';
import { explainFunding, explainRevenue } from './money.ts';
import { explainBusinessName, explainCity, explainPersonName, explainStreet } from './names.ts';
import { explainPhone } from './phone.ts';
import { explainPostalCode } from './postal-code.ts';
import type { Refusal } from './refusal.ts';
import { explainDateOfBirth, explainTimeInBusiness } from './time.ts';

const explanations = new Map<string, (typed: string, today: string) => Refusal | undefined>([
  ['annualRevenue', explainRevenue],
  ['city', explainCity],
  ['code', explainCode],
  ['companyName', explainBusinessName],
  ['dateOfBirth', explainDateOfBirth],
  ['email', explainEmail],
  ['firstName', explainPersonName],
  ['homeCity', explainCity],
  ['homePostalCode', explainPostalCode],
  ['homeStreet', explainStreet],
  ['lastName', explainPersonName],
  ['legalBusinessName', explainBusinessName],
  ['ownershipPercentage', explainPercentage],
  ['phoneNumber', explainPhone],
  ['postalCode', explainPostalCode],
  ['requestAmount', explainFunding],
  ['sin', explainSin],
  ['street', explainStreet],
  ['timeInBusiness', explainTimeInBusiness],
]);

/**
 * Names the part of a field's text that its schema refuses.
 * @param today YYYY-MM-DD
 * @returns undefined if nothing is typed, or if the field's message says it all
 */
export function explainRefusal(fieldName: string, typed: string, today: string): Refusal | undefined {
  return typed.trim() === '' ? undefined : explanations.get(fieldName)?.(typed, today);
}
