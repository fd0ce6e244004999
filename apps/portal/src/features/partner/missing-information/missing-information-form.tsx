import {
  ADDRESS_LINE_MAXIMUM_LENGTH,
  BUSINESS_NAME_MAXIMUM_LENGTH,
  CITY_MAXIMUM_LENGTH,
  PERSON_NAME_MAXIMUM_LENGTH,
} from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import { type MissingField, missingFieldNames } from '@portal/contract/partner/missing-information';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Screen } from '../../../app/layout/screen.tsx';
import { DateOfBirthField } from '../../../fields/date-of-birth-field.tsx';
import { EntityTypeField } from '../../../fields/entity-type-field.tsx';
import { Form, FormActions, hasFaults } from '../../../fields/form.tsx';
import { IndustryField } from '../../../fields/industry-field.tsx';
import { MoneyField } from '../../../fields/money-field.tsx';
import { PercentField } from '../../../fields/percent-field.tsx';
import { PhoneField } from '../../../fields/phone-field.tsx';
import { PostalCodeField } from '../../../fields/postal-code-field.tsx';
import { ProvinceField } from '../../../fields/province-field.tsx';
import { TextField } from '../../../fields/text-field.tsx';
import { TimeInBusinessField } from '../../../fields/time-in-business-field.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { KnownValues } from './known-values.tsx';
import styles from './missing-information.module.css';
import { useMissingInformation } from './use-missing-information.ts';

interface MissingInformationProps {
  application: Application;
  missing: readonly MissingField[];
  partner: string;
}

export function MissingInformationForm({ application, missing, partner }: MissingInformationProps) {
  const { t } = useText();
  const { form, submit } = useMissingInformation(application, missing);
  const isNothing = missing.length === 0;
  const isAll = missing.length === missingFieldNames.length;
  const lead = isNothing
    ? t('partner.missing.leadNothing', { partner })
    : isAll
      ? t('partner.missing.leadAll')
      : t('partner.missing.lead', { partner });

  return (
    <Screen
      title={isNothing ? t('partner.missing.titleNothing') : t('partner.missing.title')}
      lead={lead}
      hasErrors={hasFaults(form)}
    >
      <Form form={form} onSubmit={submit}>
        <BusinessFields missing={missing} />
        <PersonalFields missing={missing} />
        <HomeFields missing={missing} />
        {!isAll && <KnownValues application={application} missing={missing} />}
        <FormActions
          back={
            <ButtonLink href="/main" variant="secondary">
              {t('common.back')}
            </ButtonLink>
          }
        >
          <Button
            type="submit"
            pending={form.formState.isSubmitting}
            iconAfter={<ArrowRight size={20} aria-hidden="true" />}
          >
            {t('common.continue')}
          </Button>
        </FormActions>
      </Form>
    </Screen>
  );
}

interface PartProps {
  missing: readonly MissingField[];
}

/** A group of fields under a heading of its own; nothing where none of them is asked for. */
function Part({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.every((child) => child === false)) return null;
  return (
    <fieldset className={styles.part}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function BusinessFields({ missing }: PartProps) {
  const { t } = useText();
  const asks = (name: MissingField) => missing.includes(name);
  return (
    <Part title={t('partner.missing.business')}>
      {asks('companyName') && (
        <TextField
          name="companyName"
          label={t('common.fields.companyName')}
          autoComplete="organization"
          maxLength={BUSINESS_NAME_MAXIMUM_LENGTH}
        />
      )}
      {asks('legalBusinessName') && (
        <TextField
          name="legalBusinessName"
          label={t('common.fields.legalBusinessName')}
          autoComplete="section-legal organization"
          maxLength={BUSINESS_NAME_MAXIMUM_LENGTH}
        />
      )}
      {asks('entityTypeCode') && <EntityTypeField />}
      {asks('ownershipPercentage') && (
        <PercentField name="ownershipPercentage" label={t('common.fields.ownershipPercentage')} />
      )}
      {(asks('industryCode') || asks('subIndustryCode')) && <IndustryField />}
      {asks('street') && (
        <TextField
          name="street"
          label={t('common.fields.street')}
          autoComplete="section-business address-line1"
          maxLength={ADDRESS_LINE_MAXIMUM_LENGTH}
        />
      )}
      {asks('city') && (
        <TextField
          name="city"
          label={t('common.fields.city')}
          autoComplete="section-business address-level2"
          maxLength={CITY_MAXIMUM_LENGTH}
        />
      )}
      {asks('stateCode') && <ProvinceField autoComplete="section-business address-level1" />}
      {asks('postalCode') && <PostalCodeField autoComplete="section-business postal-code" />}
      {asks('requestAmount') && <MoneyField name="requestAmount" label={t('common.fields.requestAmount')} />}
      {asks('annualRevenue') && <MoneyField name="annualRevenue" label={t('common.fields.annualRevenue')} />}
      {asks('timeInBusiness') && <TimeInBusinessField />}
    </Part>
  );
}

function PersonalFields({ missing }: PartProps) {
  const { t } = useText();
  const asks = (name: MissingField) => missing.includes(name);
  return (
    <Part title={t('partner.missing.personal')}>
      {asks('firstName') && (
        <TextField
          name="firstName"
          label={t('common.fields.firstName')}
          autoComplete="given-name"
          maxLength={PERSON_NAME_MAXIMUM_LENGTH}
        />
      )}
      {asks('lastName') && (
        <TextField
          name="lastName"
          label={t('common.fields.lastName')}
          autoComplete="family-name"
          maxLength={PERSON_NAME_MAXIMUM_LENGTH}
        />
      )}
      {asks('phoneNumber') && <PhoneField />}
      {asks('dateOfBirth') && <DateOfBirthField />}
    </Part>
  );
}

function HomeFields({ missing }: PartProps) {
  const { t } = useText();
  const asks = (name: MissingField) => missing.includes(name);
  return (
    <Part title={t('partner.missing.home')}>
      {asks('homeStreet') && (
        <TextField
          name="homeStreet"
          label={t('common.fields.street')}
          autoComplete="section-home address-line1"
          maxLength={ADDRESS_LINE_MAXIMUM_LENGTH}
        />
      )}
      {asks('homeCity') && (
        <TextField
          name="homeCity"
          label={t('common.fields.city')}
          autoComplete="section-home address-level2"
          maxLength={CITY_MAXIMUM_LENGTH}
        />
      )}
      {asks('homeStateCode') && <ProvinceField name="homeStateCode" autoComplete="section-home address-level1" />}
      {asks('homePostalCode') && (
        <PostalCodeField name="homePostalCode" provinceName="homeStateCode" autoComplete="section-home postal-code" />
      )}
    </Part>
  );
}
