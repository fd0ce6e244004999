import { CITY_MAXIMUM_LENGTH } from '@portal/contract/constants';
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

/** How the parts beside each other share their row. */
const widths = {
  city: 'minmax(0, 2fr)',
  stateCode: 'minmax(0, 1fr)',
  postalCode: 'minmax(0, 1fr)',
} as const satisfies Record<Exclude<AddressPart, 'street'>, string>;

export interface AddressFieldsProps {
  /** Keeps the browser's own filling of two addresses apart: `business`, `home`. */
  section: string;
  /** Whose address it is, such as "Business address"; without it a heading around the fields says so. */
  legend?: ReactNode;
  lookup: AddressLookup | undefined;
  /** Where the form has another address too. */
  names?: AddressNames;
  /** The parts to ask for, where the others are known. */
  parts?: readonly AddressPart[];
}

/** street, city, stateCode, postalCode and the country, which is always Canada. */
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

/** Canada, shown and not chosen: the form's values carry it from the start. */
function Country() {
  const { t } = useText();
  return (
    <p className={styles.country}>
      <span>{t('common.fields.country')}</span>
      <span>{t('common.countryName')}</span>
    </p>
  );
}
