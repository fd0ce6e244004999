import { APPLICATION_MINUTES, ENCRYPTION_BITS } from '@portal/contract/constants';
import Gauge from 'lucide-react/icons/gauge';
import Lock from 'lucide-react/icons/lock';
import Save from 'lucide-react/icons/save';
import { hasFaults } from '../../../fields/form.tsx';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { EligibilityCheckForm } from './eligibility-check-form.tsx';
import styles from './eligibility-check.module.css';
import { ExistingCustomerDialog } from './existing-customer-dialog.tsx';
import { useEligibilityCheck } from './use-eligibility-check.ts';

/** Where most people start: four questions, and what to expect. */
export function EligibilityCheckScreen() {
  const { t } = useText();
  const check = useEligibilityCheck();
  return (
    <Screen
      layout="entry"
      title={t('eligibility.title')}
      documentTitle={t('eligibility.check')}
      lead={t('eligibility.lead', { minutes: APPLICATION_MINUTES })}
      hasErrors={hasFaults(check.form)}
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
      <ExistingCustomerDialog check={check} />
    </Screen>
  );
}
