import type { Application } from '@portal/contract/entities/entities';
import { describe, expect, test } from 'vitest';
import english from '../en.json' with { type: 'json' };
import french from '../fr.json' with { type: 'json' };
import { copyContent } from './application-copy.ts';
import { createWords } from './words.ts';

const address = {
  country: 'CA',
  street: '4517 rue Saint-Denis',
  city: 'Montréal',
  stateCode: 'QC',
  postalCode: 'H2J 2L4',
};
const submitted = {
  reference: 'F-7K3M-92QX',
  submittedAt: '2026-02-11T06:30:00.000Z',
  status: 'underReview',
  nextContactDay: '2026-02-11',
  businessInfo: { ...address, companyName: 'Northshore Bakery', legalBusinessName: null },
  personalInfo: { ...address, emailAddress: 'ana@example.test', firstName: 'Ana', lastName: null },
  requestAmount: 80_000,
  monthsInBusiness: 36,
  bank: null,
  submittedBank: 'Northern Bank',
  statementCount: 2,
  requiredMonths: ['2025-08', '2025-09'],
  monthsReason: null,
} as unknown as Application;
const office = 'America/Vancouver';
const words = { en: createWords(english, 'en'), fr: createWords(french, 'fr') };

function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ');
}

function factsOf(application: Application, heading: string): Record<string, string> {
  const section = copyContent(application, words.en, office).sections.find((each) => each.heading === heading);
  return Object.fromEntries((section?.facts ?? []).map(([label, value]) => [label, withPlainSpaces(value)]));
}

describe('the copy of a submitted application', () => {
  test('is dated by the day at the office, in the requested language', () => {
    const [inEnglish, inFrench] = [copyContent(submitted, words.en, office), copyContent(submitted, words.fr, office)];
    expect(inEnglish.reference).toBe('Reference F-7K3M-92QX');
    expect(withPlainSpaces(inEnglish.submitted)).toBe('Submitted on February 10, 2026');
    expect(withPlainSpaces(inFrench.submitted)).toBe('Envoyée le 10 février 2026');
    for (const waiting of [{ nextContactDay: null }, { status: 'informationRequired' }, { status: 'closed' }] as const)
      expect(copyContent({ ...submitted, ...waiting }, words.en, office).nextContact).toBe('');
  });

  test('names the connected bank and the files, and omits what was not sent', () => {
    expect(factsOf(submitted, 'Revenue verification')).toEqual({
      'Bank connection': 'Northern Bank',
      Statements: '2 PDF files',
      'Months requested': 'August to September 2025',
    });
    const byFiles = { ...submitted, submittedBank: null, requiredMonths: [] };
    expect(factsOf(byFiles, 'Revenue verification')).toEqual({ Statements: '2 PDF files' });
    expect(factsOf(submitted, 'Business details')).not.toHaveProperty('Legal business name');
  });
});
