import { PERSON_NAME_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { foldName } from '@portal/contract/fields/name-text';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { callOperation } from '../../../api/call-operation.ts';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { addressLookup } from '../../../frame/form/address-lookup.ts';
import { AddressFields } from '@portal/design/fields/address/address-fields.tsx';
import { DateOfBirthField } from '@portal/design/fields/person/date-of-birth-field.tsx';
import { FieldRow } from '@portal/design/fields/form/form.tsx';
import { PhoneField } from '@portal/design/fields/person/phone-field.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { EmailAddress } from '@portal/design/ui/content/email-address.tsx';
import { Badge } from '@portal/design/ui/content/badge.tsx';
import { businessAddress } from '../../../session/addresses.ts';
import { KnownAnswer } from '../step/known-answer.tsx';
import { StepScreen } from '../step/step-screen.tsx';
import { useStepForm } from '../step/use-step-form.ts';
import { personalFormOfToday } from './personal-information-form.ts';
import styles from './personal-information.module.css';
import { SameAddress } from './same-address.tsx';

export function PersonalInformationScreen() {
  const { t } = useText();
  const application = useCurrentApplication();
  const step = useStepForm('personalInformation', personalFormOfToday, ({ applicationId, body }) =>
    callOperation('Application_SavePersonalInformation', { params: { applicationId }, body }),
  );

  return (
    <StepScreen step={step} title={t('application.personal.title')} lead={t('application.personal.lead')}>
      <FieldRow>
        <TextField
          name="firstName"
          label={t('common.fields.firstName')}
          autoComplete="given-name"
          maxLength={PERSON_NAME_MAXIMUM_LENGTH}
          tidy={foldName}
        />
        <TextField
          name="lastName"
          label={t('common.fields.lastName')}
          autoComplete="family-name"
          maxLength={PERSON_NAME_MAXIMUM_LENGTH}
          tidy={foldName}
        />
      </FieldRow>
      <KnownAnswer label={t('common.fields.email')}>
        <span className={styles.email}>
          <EmailAddress email={application.personalInfo.emailAddress} />{' '}
          <Badge tone="good" icon={<BadgeCheck size={16} aria-hidden="true" />}>
            {t('application.personal.emailNote')}
          </Badge>
        </span>
      </KnownAnswer>
      <PhoneField hint={t('application.personal.phoneHint')} />
      <DateOfBirthField hint={t('application.personal.birthHint')} />
      <section className={styles.home} aria-labelledby="home-address">
        <div>
          <h2 id="home-address">{t('application.personal.home')}</h2>
          <p className={styles.hint}>{t('application.personal.homeHint')}</p>
        </div>
        <SameAddress business={businessAddress(application)} />
        <AddressFields section="home" lookup={addressLookup('personal')} />
      </section>
    </StepScreen>
  );
}
