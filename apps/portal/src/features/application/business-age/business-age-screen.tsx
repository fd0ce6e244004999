import { businessAgeForm } from '@portal/contract/application/step-forms';
import { callOperation } from '../../../api/call-operation.ts';
import { TimeInBusinessField } from '@portal/design/fields/business/time-in-business-field.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { StepScreen } from '../step/step-screen.tsx';
import { useStepForm } from '../step/use-step-form.ts';

export function BusinessAgeScreen() {
  const { t } = useText();
  const step = useStepForm('businessAge', businessAgeForm, ({ applicationId, body }) =>
    callOperation('Application_SaveBusinessAge', { params: { applicationId }, body }),
  );

  return (
    <StepScreen step={step} title={t('application.age.title')} lead={t('eligibility.timeInBusinessHint')}>
      <TimeInBusinessField />
    </StepScreen>
  );
}
