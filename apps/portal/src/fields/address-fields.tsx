import { CITY_MAXIMUM_LENGTH } from '@portal/contract/constants';
import type { AddressLookupKind } from '@portal/contract/portal-configuration';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import styles from './address-fields.module.css';
import { CountryField } from './country-field.tsx';
import { FieldRow } from './form.tsx';
import { PostalCodeField } from './postal-code-field.tsx';
import { ProvinceField } from './province-field.tsx';
import { StreetField } from './street-field.tsx';
import { TextField } from './text-field.tsx';

export interface AddressFieldsProps {
  /** Keeps the browser's own filling of two addresses apart: `business`, `home`. */
  section: string;
  /** Whose address it is, such as "Business address"; without it a heading around the fields says so. */
  legend?: ReactNode;
  lookup: AddressLookupKind;
}

/** street, city, stateCode, postalCode and the country, which is always Canada. */
export function AddressFields({ section, legend, lookup }: AddressFieldsProps) {
  const { t } = useText();
  const token = (name: string) => `section-${section} ${name}`;
  const fields = (
    <>
      <StreetField label={t('common.fields.street')} autoComplete={token('address-line1')} lookup={lookup} />
      <FieldRow columns="minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)">
        <TextField
          name="city"
          label={t('common.fields.city')}
          autoComplete={token('address-level2')}
          maxLength={CITY_MAXIMUM_LENGTH}
        />
        <ProvinceField autoComplete={token('address-level1')} />
        <PostalCodeField autoComplete={token('postal-code')} />
      </FieldRow>
      <CountryField />
    </>
  );
  if (legend === undefined) return fields;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {fields}
    </fieldset>
  );
}
