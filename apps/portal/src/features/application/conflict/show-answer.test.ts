import {
  businessAgeForm,
  businessFundingForm,
  businessStructureForm,
  personalInformationForm,
} from '@portal/contract/application/step-forms';
import { expect, test } from 'vitest';
import type { Translation } from '@portal/design/i18n/use-text.ts';
import { mergeValues, type StepValues } from './merge-values.ts';
import { answerLabel, showAnswer } from './show-answer.ts';

const texts: Translation = { t: (key) => key, message: (key) => key, language: 'en' };

const forms = { businessStructureForm, businessFundingForm, businessAgeForm, personalInformationForm };

test.each(Object.entries(forms))('every answer of %s that can conflict has a name and can be shown', (_name, form) => {
  const everywhere = (value: string): StepValues =>
    Object.fromEntries(Object.keys(form.shape).map((field) => [field, value]));
  const { conflicts } = mergeValues(
    everywhere(''),
    everywhere('1'),
    everywhere('2'),
    (_field, one, other) => one === other,
  );
  expect(conflicts.length).toBeGreaterThan(0);
  for (const { name, yours } of conflicts.filter((conflict) => conflict.name !== 'country')) {
    expect(answerLabel(name, texts)).toMatch(/^common\.fields\./u);
    expect(showAnswer(name, yours, texts)).not.toBe('');
  }
});

test.each([
  ['requestAmount', '80 000 $', '$80,000'],
  ['requestAmount', 'a lot', 'a lot'],
  ['ownershipPercentage', '25,5', '25.5%'],
  ['phoneNumber', '5145550134', '(514)\u00A0555-0134'],
  ['dateOfBirth', '1984-03-08', 'March\u00A08,\u00A01984'],
  ['stateCode', 'QC', 'application.provinces.QC'],
  ['firstName', '<b>Ana</b>', '<b>Ana</b>'],
  ['firstName', ' ', 'application.conflict.empty'],
])('%s typed as %j is shown as %j', (name, typed, shown) => {
  expect(showAnswer(name, { [name]: typed }, texts)).toBe(shown);
});

test('two addresses in one form have different names', () => {
  expect(answerLabel('street', texts)).toBe('common.fields.street');
  expect(answerLabel('homeStreet', texts)).toBe('application.conflict.ofHome');
  expect(showAnswer('homeStateCode', { homeStateCode: 'QC' }, texts)).toBe('application.provinces.QC');
  expect(showAnswer('homeCity', { homeCity: 'Laval' }, texts)).toBe('Laval');
});
