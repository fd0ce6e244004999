import {
  APPLICATION_MINUTES,
  ENCRYPTION_BITS,
  MINIMUM_ANNUAL_REVENUE_CAD,
  MINIMUM_MONTHS_IN_BUSINESS,
  STATEMENT_MONTHS_REQUIRED,
} from '@portal/contract/constants';
import { formatMoney } from '@portal/locales/format';
import FileText from 'lucide-react/icons/file-text';
import Gauge from 'lucide-react/icons/gauge';
import Lock from 'lucide-react/icons/lock';
import Save from 'lucide-react/icons/save';
import Scale from 'lucide-react/icons/scale';
import { hasErrors } from '@portal/design/fields/form/form.tsx';
import { UsualTermsLines } from '../../../frame/usual-terms.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { lazy } from '../../../frame/lazy/lazy.ts';
import { useLazy } from '../../../frame/lazy/use-lazy.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { EligibilityCheckForm } from './eligibility-check-form.tsx';
import styles from './eligibility-check.module.css';
import { useEligibilityCheck } from './use-eligibility-check.ts';

const existingCustomerDialog = lazy(
  async () => (await import('./existing-customer-dialog.tsx')).ExistingCustomerDialog,
);

export function EligibilityCheckScreen() {
  const { t, language } = useText();
  const check = useEligibilityCheck();
  const dialog = useLazy(check.isExistingCustomer ? existingCustomerDialog : undefined);
  const ExistingCustomerDialog = dialog.part;
  return (
    <Screen
      layout="entry"
      title={t('eligibility.title')}
      documentTitle={t('eligibility.check')}
      lead={
        <>
          <p>{t('eligibility.lead', { minutes: APPLICATION_MINUTES })}</p>
          <p className={styles.audience}>
            {t('eligibility.audience', {
              name: getPortalConfiguration().brand.name,
              months: MINIMUM_MONTHS_IN_BUSINESS,
              amount: formatMoney(MINIMUM_ANNUAL_REVENUE_CAD, language),
            })}
          </p>
        </>
      }
      hasErrors={hasErrors(check.form)}
      aside={
        <>
          <UsualTermsLines className={styles.terms} />
          <ul className={styles.promises}>
            <li>
              <Gauge aria-hidden="true" />
              {t('eligibility.noCreditEffect')}
            </li>
            <li>
              <Lock aria-hidden="true" />
              {t('eligibility.encryption', { bits: ENCRYPTION_BITS })}
            </li>
            <li>
              <Save aria-hidden="true" />
              {t('eligibility.savedAsYouGo')}
            </li>
            <li>
              <Scale aria-hidden="true" />
              {t('eligibility.decision')}
            </li>
            <li>
              <FileText aria-hidden="true" />
              {t('eligibility.needs', { months: STATEMENT_MONTHS_REQUIRED })}
            </li>
          </ul>
        </>
      }
    >
      <EligibilityCheckForm check={check} />
      {ExistingCustomerDialog && <ExistingCustomerDialog check={check} />}
    </Screen>
  );
}
