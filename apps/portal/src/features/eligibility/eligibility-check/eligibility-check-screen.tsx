import { APPLICATION_MINUTES, ENCRYPTION_BITS } from '@portal/contract/constants';
import Gauge from 'lucide-react/icons/gauge';
import Lock from 'lucide-react/icons/lock';
import Save from 'lucide-react/icons/save';
import { hasErrors } from '@portal/design/fields/form/form.tsx';
import { Screen } from '../../../frame/screen.tsx';
import { lazy } from '../../../frame/lazy/lazy.ts';
import { useLazy } from '../../../frame/lazy/use-lazy.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { EligibilityCheckForm } from './eligibility-check-form.tsx';
import styles from './eligibility-check.module.css';
import { useEligibilityCheck } from './use-eligibility-check.ts';

const existingCustomerDialog = lazy(
  async () => (await import('./existing-customer-dialog.tsx')).ExistingCustomerDialog,
);

export function EligibilityCheckScreen() {
  const { t } = useText();
  const check = useEligibilityCheck();
  const dialog = useLazy(check.isExistingCustomer ? existingCustomerDialog : undefined);
  const ExistingCustomerDialog = dialog.part;
  return (
    <Screen
      layout="entry"
      title={t('eligibility.title')}
      documentTitle={t('eligibility.check')}
      lead={t('eligibility.lead', { minutes: APPLICATION_MINUTES })}
      hasErrors={hasErrors(check.form)}
      aside={
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
        </ul>
      }
    >
      <EligibilityCheckForm check={check} />
      {ExistingCustomerDialog && <ExistingCustomerDialog check={check} />}
    </Screen>
  );
}
