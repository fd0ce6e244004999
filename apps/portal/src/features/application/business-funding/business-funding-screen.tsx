import { businessFundingForm } from '@portal/contract/operations/application';
import { callOperation } from '../../../api/call-operation.ts';
import { getPortalConfiguration } from '../../../app/layout/portal-configuration.ts';
import { MoneyField } from '../../../fields/money-field.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { useText } from '../../../i18n/use-text.ts';
import { StepScreen } from '../step/step-screen.tsx';
import { useStepForm } from '../step/use-step-form.ts';

/** How much is asked for, and what the business earns. */
export function BusinessFundingScreen() {
  const { t, language } = useText();
  const step = useStepForm('businessFunding', businessFundingForm, ({ applicationId, body }) =>
    callOperation('Application_SaveBusinessFunding', { params: { applicationId }, body }),
  );
  const maximum = formatMoney(getPortalConfiguration().fundingMaximum, language);

  return (
    <StepScreen step={step} title={t('application.funding.title')} lead={t('application.funding.lead')}>
      <MoneyField
        name="requestAmount"
        label={t('common.fields.requestAmount')}
        hint={t('application.funding.amountHint', { maximum })}
      />
      <MoneyField
        name="annualRevenue"
        label={t('common.fields.annualRevenue')}
        hint={t('application.funding.revenueHint')}
      />
    </StepScreen>
  );
}
