import {
  BUSINESS_NAME_MAXIMUM_LENGTH,
  CITY_MAXIMUM_LENGTH,
  PERSON_NAME_MAXIMUM_LENGTH,
} from '@portal/contract/constants';
import type { MissingField } from '@portal/contract/partner/missing-information';
import type { TextKey } from '@portal/locales';
import { Fragment, type ReactNode } from 'react';
import { getPortalConfiguration } from '../../../app/layout/portal-configuration.ts';
import { DateOfBirthField } from '../../../fields/date-of-birth-field.tsx';
import { EntityTypeField } from '../../../fields/entity-type-field.tsx';
import { IndustryField } from '../../../fields/industry-field.tsx';
import { MoneyField } from '../../../fields/money-field.tsx';
import { PercentField } from '../../../fields/percent-field.tsx';
import { PhoneField } from '../../../fields/phone-field.tsx';
import { PostalCodeField } from '../../../fields/postal-code-field.tsx';
import { ProvinceField } from '../../../fields/province-field.tsx';
import { StreetField } from '../../../fields/street-field.tsx';
import { TextField } from '../../../fields/text-field.tsx';
import { TimeInBusinessField } from '../../../fields/time-in-business-field.tsx';
import { type Texts, useText } from '../../../i18n/use-text.ts';
import styles from './missing-information.module.css';

export const fieldParts = ['business', 'personal', 'home'] as const;
type FieldPart = (typeof fieldParts)[number];

const headings = {
  business: 'partner.missing.business',
  personal: 'partner.missing.personal',
  home: 'partner.missing.home',
} as const satisfies Record<FieldPart, TextKey>;

const homeNames = {
  street: 'homeStreet',
  city: 'homeCity',
  stateCode: 'homeStateCode',
  postalCode: 'homePostalCode',
} as const;

type Draw = (t: Texts['t'], missing: readonly MissingField[]) => ReactNode;

const text =
  (name: MissingField, label: TextKey, autoComplete: string, maxLength: number): Draw =>
  (t) => <TextField name={name} label={t(label)} autoComplete={autoComplete} maxLength={maxLength} />;

const money =
  (name: MissingField, label: TextKey): Draw =>
  (t) => <MoneyField name={name} label={t(label)} />;

const street =
  (section: string, names?: typeof homeNames): Draw =>
  (t) => (
    <StreetField
      label={t('common.fields.street')}
      autoComplete={`section-${section} address-line1`}
      lookup={getPortalConfiguration().addressLookup}
      {...(names && { names })}
    />
  );

/** Every field that a partner may leave out, in the order of the screen: its part, and how it is drawn. */
const fields = {
  companyName: [
    'business',
    text('companyName', 'common.fields.companyName', 'organization', BUSINESS_NAME_MAXIMUM_LENGTH),
  ],
  legalBusinessName: [
    'business',
    text(
      'legalBusinessName',
      'common.fields.legalBusinessName',
      'section-legal organization',
      BUSINESS_NAME_MAXIMUM_LENGTH,
    ),
  ],
  entityTypeCode: ['business', () => <EntityTypeField />],
  ownershipPercentage: [
    'business',
    (t) => <PercentField name="ownershipPercentage" label={t('common.fields.ownershipPercentage')} />,
  ],
  // One field gives both codes, and the words that were chosen.
  industryCode: ['business', () => <IndustryField />],
  subIndustryCode: ['business', (_t, missing) => (missing.includes('industryCode') ? null : <IndustryField />)],
  industry: ['business', () => null],
  street: ['business', street('business')],
  city: ['business', text('city', 'common.fields.city', 'section-business address-level2', CITY_MAXIMUM_LENGTH)],
  stateCode: ['business', () => <ProvinceField autoComplete="section-business address-level1" />],
  postalCode: ['business', () => <PostalCodeField autoComplete="section-business postal-code" />],
  requestAmount: ['business', money('requestAmount', 'common.fields.requestAmount')],
  annualRevenue: ['business', money('annualRevenue', 'common.fields.annualRevenue')],
  timeInBusiness: ['business', () => <TimeInBusinessField />],
  timeInBusinessUnit: ['business', () => null],
  firstName: ['personal', text('firstName', 'common.fields.firstName', 'given-name', PERSON_NAME_MAXIMUM_LENGTH)],
  lastName: ['personal', text('lastName', 'common.fields.lastName', 'family-name', PERSON_NAME_MAXIMUM_LENGTH)],
  phoneNumber: ['personal', () => <PhoneField />],
  dateOfBirth: ['personal', () => <DateOfBirthField />],
  homeStreet: ['home', street('home', homeNames)],
  homeCity: ['home', text('homeCity', 'common.fields.city', 'section-home address-level2', CITY_MAXIMUM_LENGTH)],
  homeStateCode: ['home', () => <ProvinceField name="homeStateCode" autoComplete="section-home address-level1" />],
  homePostalCode: [
    'home',
    () => (
      <PostalCodeField name="homePostalCode" provinceName="homeStateCode" autoComplete="section-home postal-code" />
    ),
  ],
} as const satisfies Record<MissingField, readonly [FieldPart, Draw]>;

/** The missing fields of a part under a heading of their own; nothing where none of them is asked for. */
export function MissingFields({ part, missing }: { part: FieldPart; missing: readonly MissingField[] }) {
  const { t } = useText();
  const asked = (Object.keys(fields) as MissingField[]).filter(
    (name) => fields[name][0] === part && missing.includes(name),
  );
  if (asked.length === 0) return null;
  return (
    <fieldset className={styles.part}>
      <legend>{t(headings[part])}</legend>
      {asked.map((name) => (
        <Fragment key={name}>{fields[name][1](t, missing)}</Fragment>
      ))}
    </fieldset>
  );
}
