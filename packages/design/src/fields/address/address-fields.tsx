import { CITY_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { foldName } from '@portal/contract/fields/name-text';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import type { AddressLookup } from './address-finder.ts';
import { type AddressNames, type AddressPart, addressParts, ownAddressNames } from './address-names.ts';
import styles from './address-fields.module.css';
import { FieldRow } from '../form/form.tsx';
import { PostalCodeField } from './postal-code-field.tsx';
import { ProvinceField } from './province-field.tsx';
import { StreetField } from './street-field.tsx';
import { TextField } from '../text-field.tsx';

const widths = {
  city: 'minmax(0, 2fr)',
  stateCode: 'minmax(0, 1fr)',
  postalCode: 'minmax(0, 1fr)',
} as const satisfies Record<Exclude<AddressPart, 'street'>, string>;

export interface AddressFieldsProps {
  /** Autocomplete section (`business`, `home`), so that the browser does not mix up two addresses. */
  section: string;
  /** Whose address it is, such as "Business address"; omit it if a heading already says so. */
  legend?: ReactNode;
  lookup: AddressLookup | undefined;
  names?: AddressNames;
  parts?: readonly AddressPart[];
}

export function AddressFields({ legend, parts = addressParts, ...fields }: AddressFieldsProps) {
  const content = (
    <>
      <PartFields parts={parts} {...fields} />
      {parts.length === addressParts.length && <Country />}
    </>
  );
  if (legend === undefined) return content;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {content}
    </fieldset>
  );
}

type PartFieldsProps = Omit<AddressFieldsProps, 'legend'> & { parts: readonly AddressPart[] };

function PartFields({ section, lookup, names = ownAddressNames, parts }: PartFieldsProps) {
  const { t } = useText();
  const token = (name: string) => `section-${section} ${name}`;
  const isAsked = (part: AddressPart) => parts.includes(part);
  const beside = parts.filter((part) => part !== 'street').map((part) => widths[part]);
  return (
    <>
      {isAsked('street') && (
        <StreetField
          label={t('common.fields.street')}
          autoComplete={token('address-line1')}
          names={names}
          lookup={lookup}
        />
      )}
      {beside.length > 0 && (
        <FieldRow columns={beside.join(' ')}>
          {isAsked('city') && (
            <TextField
              name={names.city}
              label={t('common.fields.city')}
              autoComplete={token('address-level2')}
              maxLength={CITY_MAXIMUM_LENGTH}
              tidy={foldName}
            />
          )}
          {isAsked('stateCode') && <ProvinceField name={names.stateCode} autoComplete={token('address-level1')} />}
          {isAsked('postalCode') && (
            <PostalCodeField
              name={names.postalCode}
              provinceName={names.stateCode}
              autoComplete={token('postal-code')}
            />
          )}
        </FieldRow>
      )}
    </>
  );
}

function Country() {
  const { t } = useText();
  return (
    <p className={styles.country}>
      <span>{t('common.fields.country')}</span>
      <span>{t('common.countryName')}</span>
    </p>
  );
}
