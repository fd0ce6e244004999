import type { FoundAddress } from '@portal/contract/entities/address';

export const addressParts = ['street', 'city', 'stateCode', 'postalCode'] as const satisfies (keyof FoundAddress)[];
export type AddressPart = (typeof addressParts)[number];

export type AddressNames = Readonly<Record<AddressPart, string>>;

export const ownAddressNames = {
  street: 'street',
  city: 'city',
  stateCode: 'stateCode',
  postalCode: 'postalCode',
} as const satisfies AddressNames;
