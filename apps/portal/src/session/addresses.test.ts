import { expect, test } from 'vitest';
import { businessAddress, personalAddress } from './addresses.ts';
import { initialSession } from './session-store.ts';

const place = {
  street: '12 King St W',
  city: 'Toronto',
  stateCode: 'ON',
  postalCode: 'M5H 1A1',
  country: 'CA',
} as const;
const { businessInfo, personalInfo } = initialSession;

test('each address is derived from the current application', () => {
  expect(personalAddress({ personalInfo: { ...personalInfo, ...place } })).toEqual(place);
  expect(businessAddress({ businessInfo: { ...businessInfo, ...place } })).toEqual(place);
});

test('both are null without an application or while a field is missing', () => {
  expect(personalAddress(undefined)).toBeNull();
  expect(businessAddress(undefined)).toBeNull();
  expect(personalAddress({ personalInfo: { ...personalInfo, ...place, city: null } })).toBeNull();
  expect(businessAddress({ businessInfo })).toBeNull();
});
