import type { Application } from '@portal/contract/entities/entities';
import { type Address, address } from '@portal/contract/fields/address';

/** Null until all five fields are filled in. */
export function personalAddress(application: Pick<Application, 'personalInfo'> | undefined): Address | null {
  return addressOf(application?.personalInfo);
}

/** Null until all five fields are filled in. */
export function businessAddress(application: Pick<Application, 'businessInfo'> | undefined): Address | null {
  return addressOf(application?.businessInfo);
}

function addressOf(place: Application['businessInfo' | 'personalInfo'] | undefined): Address | null {
  if (!place) return null;
  const { street, city, stateCode, postalCode, country } = place;
  return address.safeParse({ street, city, stateCode, postalCode, country }).data ?? null;
}
