import { BUSINESS_NAME_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { businessStructureForm } from '@portal/contract/application/step-forms';
import { foldBusinessName } from '@portal/contract/fields/name-text';
import { callOperation } from '../../../api/call-operation.ts';
import { addressLookup } from '../../../frame/form/address-lookup.ts';
import { AddressFields } from '@portal/design/fields/address/address-fields.tsx';
import { EntityTypeField } from '@portal/design/fields/business/entity-type-field.tsx';
import { FieldRow } from '@portal/design/fields/form/form.tsx';
import { IndustryField } from '@portal/design/fields/business/industry-field.tsx';
import { PercentField } from '@portal/design/fields/percent-field.tsx';
import { TextField } from '@portal/design/fields/text-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { StepScreen } from '../step/step-screen.tsx';
import { useStepForm } from '../step/use-step-form.ts';
import { LegalNameField } from './legal-name-field.tsx';

export function BusinessStructureScreen() {
  const { t } = useText();
  const step = useStepForm('businessStructure', businessStructureForm, ({ applicationId, body }) =>
    callOperation('Application_SaveBusinessStructure', { params: { applicationId }, body }),
  );

  return (
    <StepScreen step={step} title={t('application.structure.title')} lead={t('application.structure.lead')}>
      <FieldRow>
        <TextField
          name="companyName"
          label={t('common.fields.companyName')}
          autoComplete="organization"
          maxLength={BUSINESS_NAME_MAXIMUM_LENGTH}
          tidy={foldBusinessName}
        />
        <LegalNameField />
      </FieldRow>
      <FieldRow>
        <EntityTypeField shareName="ownershipPercentage" />
        <PercentField name="ownershipPercentage" label={t('common.fields.ownershipPercentage')} />
      </FieldRow>
      <IndustryField />
      <AddressFields
        section="business"
        legend={t('application.structure.address')}
        lookup={addressLookup('business')}
      />
    </StepScreen>
  );
}
