import { beforeEach, expect, test } from 'vitest';
import { whileLoading } from './loading.ts';
import { getSession, initialSession, resetSession, updateSession, useSession } from './session-store.ts';

beforeEach(() => useSession.setState(initialSession, true));

const defaults = {
  alert: { severity: 'info', message: null },
  eligibilityStatus: null,
  requestAmount: null,
  applicationId: null,
  businessId: null,
  customerId: null,
  email: null,
  applicationStep: null,
  experienceType: null,
  applicationCreatedWith: null,
  bankingRequired: null,
  personalAddressAutocompleteResults: [],
  businessAddressAutocompleteResults: [],
  sessionActive: false,
  loading: false,
  rememberMe: false,
  sidebar: false,
  eligibleDialogOpen: true,
} as const;

test.each(Object.entries(defaults))('%s starts with its default', (name, value) => {
  expect(getSession()[name as keyof typeof defaults]).toEqual(value);
});

test('the three records start empty, with terms not accepted, in English', () => {
  const { businessInfo, personalInfo, bankData } = getSession();
  expect(businessInfo).toMatchObject({ annualRevenue: null, yearsInBusiness: null, ownershipPercentage: null });
  expect(personalInfo).toMatchObject({ acceptedTerms: false, language: 'en', emailAddress: '' });
  expect(Object.keys(bankData)).toEqual(['flinksLoginId', 'flinksAccountId', 'flinksRequestId']);
});

test('a reset clears the customer’s data and leaves the visible alert', () => {
  updateSession({
    email: 'ana@example.ca',
    customerId: '1',
    alert: { severity: 'error', message: 'errors.errorGeneral' },
  });
  resetSession();
  expect(getSession()).toEqual({ ...initialSession, alert: { severity: 'error', message: 'errors.errorGeneral' } });
});

test('the overlay stays until the last of two overlapping tasks is done', async () => {
  const first = Promise.withResolvers<undefined>();
  const second = Promise.withResolvers<undefined>();
  const works = [whileLoading(() => first.promise), whileLoading(() => second.promise)];
  first.resolve(undefined);
  await works[0];
  expect(getSession().loading).toBe(true);
  second.resolve(undefined);
  await works[1];
  expect(getSession().loading).toBe(false);
});

test('the overlay disappears when the task fails', async () => {
  await expect(whileLoading(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(getSession().loading).toBe(false);
});
