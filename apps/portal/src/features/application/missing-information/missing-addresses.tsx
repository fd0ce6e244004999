import type { Application } from '@portal/contract/entities/entities';
import type { Address } from '@portal/contract/fields/address';
import { type ReactNode, useId } from 'react';
import { addressLookup } from '../../../frame/form/address-lookup.ts';
import { businessAddress } from '../../../session/addresses.ts';
import { AddressFields } from '@portal/design/fields/address/address-fields.tsx';
import {
  type AddressNames,
  type AddressPart,
  addressParts,
  ownAddressNames,
} from '@portal/design/fields/address/address-names.ts';
import { useFormValue } from '@portal/design/fields/form/use-field.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { SameAddress } from '../personal-information/same-address.tsx';
import styles from './missing-information.module.css';

export interface AddressProps {
  application: Application;
  parts: readonly AddressPart[];
}

export const homeNames = {
  street: 'homeStreet',
  city: 'homeCity',
  stateCode: 'homeStateCode',
  postalCode: 'homePostalCode',
} as const satisfies AddressNames;

export function BusinessAddress({ parts }: AddressProps) {
  const { t } = useText();
  return (
    <AddressGroup title={t('application.structure.address')}>
      <AddressFields section="business" parts={parts} lookup={addressLookup('business')} />
    </AddressGroup>
  );
}

export function HomeAddress({ application, parts }: AddressProps) {
  const { t } = useText();
  const business = useBusinessAddress(application);
  return (
    <AddressGroup title={t('application.personal.home')} hint={t('application.personal.homeHint')}>
      {parts.length === addressParts.length && <SameAddress business={business} names={homeNames} />}
      <AddressFields section="home" names={homeNames} parts={parts} lookup={addressLookup('personal')} />
    </AddressGroup>
  );
}

/** Values typed on this screen, or else the known ones. Null until they are all valid. */
function useBusinessAddress({ businessInfo }: Application): Address | null {
  const typed = {
    street: useTypedText(ownAddressNames.street),
    city: useTypedText(ownAddressNames.city),
    stateCode: useTypedText(ownAddressNames.stateCode),
    postalCode: useTypedText(ownAddressNames.postalCode),
  };
  const parts = addressParts.map((part) => [part, typed[part] ?? businessInfo[part]] as const);
  return businessAddress({ businessInfo: { ...businessInfo, ...Object.fromEntries(parts) } });
}

function useTypedText(name: string): string | undefined {
  const value = useFormValue(name);
  return typeof value === 'string' ? value : undefined;
}

function AddressGroup({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const hintId = useId();
  return (
    <fieldset className={styles.address} {...(hint && { 'aria-describedby': hintId })}>
      <legend className={styles.legend}>
        <h3>{title}</h3>
      </legend>
      {hint && (
        <p id={hintId} className={styles.lead}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}
