import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import type { IneligibilityReason } from '@portal/contract/eligibility';
import type { EligibilityForm } from '@portal/contract/operations/eligibility';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { callOperation } from '../../../api/call-operation.ts';
import { messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { FormActions } from '../../../fields/form.tsx';
import { formatMoney } from '../../../i18n/format.ts';
import { type Texts, useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import styles from './not-eligible.module.css';
import { useRefusal } from './use-refusal.ts';

const reasonParts = {
  timeInBusiness: {
    icon: <CalendarClock aria-hidden="true" />,
    say: ({ t }) => t('eligibility.notEligible.timeInBusiness', { months: MINIMUM_MONTHS_IN_BUSINESS }),
  },
  annualRevenue: {
    icon: <ChartNoAxesColumn aria-hidden="true" />,
    say: ({ t, language }) =>
      t('eligibility.notEligible.annualRevenue', { amount: formatMoney(MINIMUM_ANNUAL_REVENUE_CAD, language) }),
  },
} satisfies Record<IneligibilityReason, { icon: ReactNode; say: (texts: Texts) => string }>;

/** Names what is missing, offers to keep the answers, or to correct them. */
export function NotEligibleScreen() {
  const texts = useText();
  const { t, language } = texts;
  const [, navigate] = useLocation();
  const refusal = useRefusal();
  const [isSending, setIsSending] = useState(false);
  if (!refusal) return null;
  const { form, reasons, email, backRoute } = refusal;

  const submit = async (answers: EligibilityForm) => {
    setIsSending(true);
    try {
      await callOperation('Eligibility_SubmitNotEligible', { body: { ...answers, acceptedTerms: true, language } });
      navigate('/not-eligible-submitted', { replace: true });
    } catch (error) {
      showAlert(messageKeyOf(error), 'error');
    } finally {
      setIsSending(false);
    }
  };

  return (
    <Screen layout="card" title={t('eligibility.notEligible.title')} lead={t('eligibility.notEligible.lead')}>
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>
            {reasonParts[reason].icon}
            {reasonParts[reason].say(texts)}
          </li>
        ))}
      </ul>
      {form && <p className={styles.offer}>{t('eligibility.notEligible.offer', { email })}</p>}
      <FormActions
        back={
          <Button variant="secondary" onClick={() => navigate(backRoute)}>
            {t('common.back')}
          </Button>
        }
      >
        {form && (
          <Button pending={isSending} onClick={() => void submit(form)}>
            {t('eligibility.notEligible.submit')}
          </Button>
        )}
      </FormActions>
    </Screen>
  );
}
