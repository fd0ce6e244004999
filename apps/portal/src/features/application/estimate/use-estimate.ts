import { estimateFunding } from '@portal/contract/estimate';
import { formatMoney } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';

export function useEstimate(annualRevenue: number | null): string | undefined {
  const { t, language } = useText();
  const { estimateShare: share, fundingMaximum } = getPortalConfiguration();
  const estimate = estimateFunding(annualRevenue, { share, fundingMaximum });
  return (
    estimate &&
    t('application.estimate', {
      least: formatMoney(estimate.least, language),
      most: formatMoney(estimate.most, language),
    })
  );
}
