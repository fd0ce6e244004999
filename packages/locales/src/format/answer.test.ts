import { type AnsweredApplication, answerNames, answers } from '@portal/contract/application/answers';
import { expect, test } from 'vitest';
import english from '../en.json' with { type: 'json' };
import french from '../fr.json' with { type: 'json' };
import { formatAnswer, formatAnswers } from './answer.ts';
import { createWords } from './words.ts';

const words = { en: createWords(english, 'en'), fr: createWords(french, 'fr') };

const place = { street: '4517 rue Saint-Denis', city: 'Montréal', stateCode: 'QC', postalCode: 'H2J 2L4' } as const;
const unknownPlace = { street: null, city: null, stateCode: null, postalCode: null } as const;

/** `_` stands for the no-break space, to make it visible in the table. */
const shown = (text: string) => text.replaceAll('\u00A0', '_');

test.each([
  [formatAnswer('companyName', 'Northshore Bakery', words.en), 'Northshore Bakery'],
  [formatAnswer('requestAmount', 80_000, words.fr), '80_000_$'],
  [formatAnswer('annualRevenue', 0, words.en), '$0'],
  [formatAnswer('ownershipPercentage', 25.5, words.fr), '25,5_%'],
  [formatAnswer('timeInBusiness', 0, words.en), '0 months'],
  [formatAnswer('timeInBusiness', 0, words.fr), '0 mois'],
  [formatAnswer('timeInBusiness', 36, words.fr), '3 ans'],
  [formatAnswer('timeInBusiness', 18, words.en), '18 months'],
  [formatAnswer('timeInBusiness', 24, words.fr), '2 ans'],
  [formatAnswer('timeInBusiness', 92, words.en), '7 years and 8 months'],
  [formatAnswer('timeInBusiness', 25, words.fr), '2 ans et 1 mois'],
  [formatAnswer('phoneNumber', '+15145550134', words.en), '(514)_555-0134'],
  [formatAnswer('dateOfBirth', '1984-03-08', words.fr), '8_mars_1984'],
  [formatAnswer('homeAddress', place, words.fr), '4517 rue Saint-Denis, Montréal QC H2J_2L4'],
  [formatAnswer('name', { firstName: 'Ana', lastName: null }, words.en), 'Ana'],
  [formatAnswer('dateOfBirth', null, words.en), ''],
])('formats an answer: %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

const application: AnsweredApplication = {
  businessInfo: {
    ...unknownPlace,
    companyName: null,
    legalBusinessName: null,
    annualRevenue: null,
    entityTypeCode: 'CORPORATION',
    industryCode: '31-33',
    subIndustryCode: '3118',
    industry: null,
    ownershipPercentage: null,
  },
  personalInfo: {
    ...place,
    emailAddress: 'ana@example.test',
    firstName: 'Ana',
    lastName: 'Tremblay',
    phoneNumber: null,
    dateOfBirth: null,
  },
  requestAmount: null,
  monthsInBusiness: 12,
};

test('the answers of an application are in review order, each with its label', () => {
  const all = formatAnswers(application, words.en);
  expect(all.map(({ name }) => name)).toEqual(answerNames);
  expect(all.filter(({ value }) => value !== '').map(({ label }) => label)).toEqual([
    'Entity type',
    'Industry',
    'Time in business',
    'Your name',
    'Email',
    'Home address',
  ]);
  expect(formatAnswers(application, words.en, 'personal').map(({ label }) => label)).toContain('Name');
});

test('every answer has a label in both languages', () => {
  for (const name of answerNames)
    expect([words.en.t(answers[name].label), words.fr.t(answers[name].label)]).not.toContain('');
});
