import { businessFundingForm } from '@portal/contract/application/step-forms';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { MoneyField } from '@portal/design/fields/money-field.tsx';
import { formatMoney } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { UsualTerms } from '../estimate/usual-terms.tsx';
import { TypedEstimate } from '../estimate/typed-estimate.tsx';
import { StepScreen } from '../step/step-screen.tsx';
import { useStepForm } from '../step/use-step-form.ts';
import { KnownAge } from './known-age.tsx';
import { saveFunding } from './save-funding.ts';

export function BusinessFundingScreen() {
  const { t, language } = useText();
  const application = useCurrentApplication();
  const step = useStepForm('businessFunding', businessFundingForm, ({ body }) => saveFunding(application, body));
  const { fundingMaximum, estimateShare } = getPortalConfiguration();
  const maximum = formatMoney(fundingMaximum, language);

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
      {estimateShare && <TypedEstimate />}
      <UsualTerms />
      <KnownAge application={application} />
    </StepScreen>
  );
}
