import { type AnswerKind, answers, findAnswerOf } from '@portal/contract/application/answers';
import { BUSINESS_NAME_MAXIMUM_LENGTH, PERSON_NAME_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { foldBusinessName } from '@portal/contract/fields/name-text';
import type { MissingField } from '@portal/contract/partner/missing-information';
import type { TextKey } from '@portal/locales';
import { formatMoney } from '@portal/locales/format';
import { Fragment, type ReactNode } from 'react';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { DateOfBirthField } from '@portal/design/fields/person/date-of-birth-field.tsx';
import { EntityTypeField } from '@portal/design/fields/business/entity-type-field.tsx';
import { FieldRow } from '@portal/design/fields/form/form.tsx';
import { IndustryField } from '@portal/design/fields/business/industry-field.tsx';
import { MoneyField } from '@portal/design/fields/money-field.tsx';
import { PercentField } from '@portal/design/fields/percent-field.tsx';
import { PhoneField } from '@portal/design/fields/person/phone-field.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { TimeInBusinessField } from '@portal/design/fields/business/time-in-business-field.tsx';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';

type Draw = (t: Translation['t']) => ReactNode;

const text =
  (name: MissingField, label: TextKey, autoComplete: string, maxLength: number): Draw =>
  (t) => (
    <TextField name={name} label={t(label)} autoComplete={autoComplete} maxLength={maxLength} tidy={foldBusinessName} />
  );

const ownDraws: { readonly [Name in MissingField]?: Draw } = {
  companyName: text('companyName', 'common.fields.companyName', 'organization', BUSINESS_NAME_MAXIMUM_LENGTH),
  legalBusinessName: text(
    'legalBusinessName',
    'common.fields.legalBusinessName',
    'section-legal organization',
    BUSINESS_NAME_MAXIMUM_LENGTH,
  ),
  industryCode: () => <IndustryField />,
  firstName: text('firstName', 'common.fields.firstName', 'given-name', PERSON_NAME_MAXIMUM_LENGTH),
  lastName: text('lastName', 'common.fields.lastName', 'family-name', PERSON_NAME_MAXIMUM_LENGTH),
};

/** Fields rendered by another field's control, such as the unit next to its number. */
const drawnElsewhere: readonly MissingField[] = ['subIndustryCode', 'industry', 'timeInBusinessUnit'];

const hints: { readonly [Name in MissingField]?: (texts: Translation) => string } = {
  requestAmount: ({ t, language }) =>
    t('application.funding.amountHint', { maximum: formatMoney(getPortalConfiguration().fundingMaximum, language) }),
  annualRevenue: ({ t }) => t('application.funding.revenueHint'),
  timeInBusiness: ({ t }) => t('eligibility.timeInBusinessHint'),
  phoneNumber: ({ t }) => t('application.personal.phoneHint'),
  dateOfBirth: ({ t }) => t('application.personal.birthHint'),
};

interface DrawnField {
  name: string;
  label: string;
  hint: string | undefined;
}

const nothing = () => null;

const draws = {
  text: (field) => <TextField {...field} />,
  money: (field) => <MoneyField {...field} />,
  percent: (field) => <PercentField {...field} />,
  months: ({ hint }) => <TimeInBusinessField hint={hint} />,
  phone: (field) => <PhoneField {...field} />,
  day: (field) => <DateOfBirthField {...field} />,
  entityType: (field) => <EntityTypeField {...field} shareName="ownershipPercentage" />,
  industry: nothing,
  address: nothing,
  name: nothing,
} as const satisfies Record<AnswerKind, (field: DrawnField) => ReactNode>;

function draw(name: MissingField, texts: Translation): ReactNode {
  const own = ownDraws[name];
  if (own) return own(texts.t);
  const answer = findAnswerOf(name);
  return (
    answer && draws[answers[answer].kind]({ name, label: texts.t(answers[answer].label), hint: hints[name]?.(texts) })
  );
}

const pairs: readonly (readonly [MissingField, MissingField])[] = [
  ['companyName', 'legalBusinessName'],
  ['entityTypeCode', 'ownershipPercentage'],
  ['firstName', 'lastName'],
];

function inRows(fields: readonly MissingField[]): MissingField[][] {
  const rows: MissingField[][] = [];
  for (const field of fields) {
    const before = rows.at(-1);
    if (before && pairs.some(([one, other]) => before.length === 1 && before[0] === one && field === other))
      before.push(field);
    else rows.push([field]);
  }
  return rows;
}

export function MissingFields({ fields }: { fields: readonly MissingField[] }) {
  const texts = useText();
  return inRows(fields.filter((field) => !drawnElsewhere.includes(field))).map((row) => {
    const controls = row.map((name) => <Fragment key={name}>{draw(name, texts)}</Fragment>);
    return row.length > 1 ? <FieldRow key={row.join()}>{controls}</FieldRow> : controls;
  });
}
