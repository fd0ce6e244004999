import type { Application } from '@portal/contract/entities/entities';
import { type Address, address } from '@portal/contract/fields/address';

/**
 * `personalAddress` of the specification, section 3: null until all five fields are given. No screen takes it as one
 * value yet: its form has the five fields, and review the whole answer. It is here as one of the names it fixes.
 */
export function personalAddress(application: Pick<Application, 'personalInfo'> | undefined): Address | null {
  return addressOf(application?.personalInfo);
}

/** `businessAddress` of the specification, section 3: null until all five fields are given. */
export function businessAddress(application: Pick<Application, 'businessInfo'> | undefined): Address | null {
  return addressOf(application?.businessInfo);
}

function addressOf(place: Application['businessInfo' | 'personalInfo'] | undefined): Address | null {
  if (!place) return null;
  const { street, city, stateCode, postalCode, country } = place;
  return address.safeParse({ street, city, stateCode, postalCode, country }).data ?? null;
}
