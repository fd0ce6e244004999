import type { Application } from '@portal/contract/entities/entities';
import {
  type MissingField,
  missingFieldNames,
  missingInformationForm,
} from '@portal/contract/partner/missing-information';
import { productDay } from '@portal/contract/calendar';
import { useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { SupportContact } from '../../../frame/support-contact.tsx';
import { StepScreen } from '../step/step-screen.tsx';
import { useStepForm } from '../step/use-step-form.ts';
import { KnownValues } from './known-values.tsx';
import { MissingSections } from './missing-sections.tsx';

interface MissingInformationProps {
  application: Application;
  missing: readonly MissingField[];
  partner: string;
}

export function MissingInformationForm({ application, missing, partner }: MissingInformationProps) {
  const { t } = useText();
  const [schema] = useState(() => missingInformationForm(missing, productDay(new Date())));
  const step = useStepForm('missingInformation', schema, ({ applicationId, body }) =>
    callOperation('Application_SaveMissingInformation', { params: { applicationId }, body }),
  );
  const isNothing = missing.length === 0;
  const isAll = missing.length === missingFieldNames.length;
  const [title, lead] = isNothing
    ? [t('partner.missing.titleNothing'), t('partner.missing.leadNothing', { partner })]
    : isAll
      ? [t('partner.missing.titleAll'), t('partner.missing.leadAll')]
      : [t('partner.missing.title'), t('partner.missing.lead', { partner })];

  return (
    <StepScreen step={step} title={title} lead={lead}>
      <MissingSections application={application} missing={missing}>
        {!isAll && <KnownValues application={application} missing={missing} />}
      </MissingSections>
      <SupportContact />
    </StepScreen>
  );
}
