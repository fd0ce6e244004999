import { describe, expect, test } from 'vitest';
import { missingFieldNames } from '../partner/missing-information.ts';
import { referralValues } from '../partner/referral-values.ts';
import { answerNames, answers, findAnswerOf, getAnswer } from './answers.ts';
import { stepForms } from './step-forms.ts';
import { toDuration } from './time-in-business.ts';

const forms = Object.entries(stepForms).map(([step, form]) => ({
  step,
  fields: Object.keys(form.shape).filter((field) => field !== 'country'),
}));

test.each(forms)('every field of $step belongs to an answer of that step', ({ step, fields }) => {
  const asked = answerNames.filter((name) => answers[name].step === step).flatMap((name) => [...answers[name].fields]);
  expect(asked.sort()).toEqual([...fields].sort());
});

test('every field that a partner may leave out belongs to an answer', () => {
  const names = missingFieldNames.filter((field) => !field.startsWith('home'));
  expect(names.filter((field) => findAnswerOf(field) === undefined)).toEqual([]);
});

test('a partner may share exactly what the table says', () => {
  const { businessInfo, personalInfo } = referralValues.shape;
  const shared = [businessInfo, personalInfo].flatMap((part) => Object.keys(part.def.innerType.shape));
  const said = answerNames
    .map(getAnswer)
    .filter(({ isShared }) => isShared)
    .flatMap(({ fields }) => fields);
  const besideBoth = ['requestAmount', 'timeInBusiness', 'timeInBusinessUnit', 'industry'];
  expect([...new Set(shared)].sort()).toEqual([...new Set(said)].filter((name) => !besideBoth.includes(name)).sort());
});

describe('a time in business', () => {
  test.each([
    [0, { count: 0, unit: 'months' }],
    [6, { count: 6, unit: 'months' }],
    [12, { count: 1, unit: 'years' }],
    [18, { count: 18, unit: 'months' }],
    [36, { count: 3, unit: 'years' }],
  ])('reads %i months', (months, duration) => {
    expect(toDuration(months)).toEqual(duration);
  });
});
