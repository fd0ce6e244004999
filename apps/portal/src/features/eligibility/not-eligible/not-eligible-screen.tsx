import { paths } from '@portal/contract/routes';
import { MINIMUM_ANNUAL_REVENUE_CAD, MINIMUM_MONTHS_IN_BUSINESS } from '@portal/contract/constants';
import { officeDay } from '@portal/contract/application/office-day';
import type { IneligibilityReason } from '@portal/contract/eligibility';
import { qualifyingDay } from '@portal/contract/application/qualifying-day';
import type { EligibilityForm } from '@portal/contract/operations/eligibility';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { navigate, Redirect } from '../../../frame/routing/navigation.tsx';
import { callOperation } from '../../../api/call-operation.ts';
import { messageKeyOf } from '@portal/contract/client/problem';
import { lazy } from '../../../frame/lazy/lazy.ts';
import { useLazy } from '../../../frame/lazy/use-lazy.ts';
import { showAlert } from '../../../frame/alert/alert.ts';
import { Screen } from '../../../frame/screen.tsx';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { formatMoney } from '@portal/locales/format';
import { formatDay } from '@portal/locales/format/day';
import { type Translation, useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import type { LeadSavedState } from '../lead-saved-state.ts';
import styles from './not-eligible.module.css';
import { useNotEligibleReasons } from './use-not-eligible-reasons.ts';

/** Needed only after a reload, because the email is in memory only. */
const emailForm = lazy(async () => (await import('./lead-email-form.tsx')).LeadEmailForm);

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
} satisfies Record<IneligibilityReason, { icon: ReactNode; say: (texts: Translation) => string }>;

export function NotEligibleScreen() {
  const texts = useText();
  const { t, language } = texts;
  const refused = useNotEligibleReasons();
  if (!refused) return <Redirect to={paths.eligibilityCheck} />;
  const { answers, reasons, email, backRoute } = refused;
  // oxlint-disable-next-line react/purity -- the day on which it is rendered
  const comeBackOn = answers && qualifyingDay(answers, officeDay(new Date(), getPortalConfiguration().officeTimeZone));
  const day = comeBackOn && formatDay(comeBackOn, language);
  const back = (
    <Button variant="secondary" onClick={() => navigate(backRoute)}>
      {t('common.back')}
    </Button>
  );

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
      {day && <p className={styles.comeBack}>{t('notEligible.comeBack', { day })}</p>}
      {answers ? (
        <LeaveAnswers answers={answers} email={email} day={day} back={back} />
      ) : (
        <FormActions back={back}>{null}</FormActions>
      )}
    </Screen>
  );
}

interface LeaveAnswersProps {
  answers: Omit<EligibilityForm, 'email'>;
  email: string | null;
  day: string | undefined;
  back: ReactNode;
}

function LeaveAnswers({ answers, email, day, back }: LeaveAnswersProps) {
  const { t, language } = useText();
  const [isSending, setIsSending] = useState(false);
  const { part: EmailForm } = useLazy(email === null ? emailForm : undefined, { quiet: true });

  const send = async (to: string) => {
    const body = { ...answers, email: to, acceptedTerms: true, language } as const;
    await callOperation('Eligibility_SubmitNotEligible', { body });
    navigate(paths.notEligibleSubmitted, { replace: true, state: { day } satisfies LeadSavedState });
  };
  const submit = async (to: string) => {
    setIsSending(true);
    try {
      await send(to);
    } catch (error) {
      showAlert(messageKeyOf(error), 'error');
    } finally {
      setIsSending(false);
    }
  };

  if (email === null && EmailForm) return <EmailForm day={day} back={back} onSubmit={send} />;
  if (email === null) return <FormActions back={back}>{null}</FormActions>;
  return (
    <>
      <p className={styles.offer}>
        {day ? t('notEligible.offerOnDay', { email, day }) : t('eligibility.notEligible.offer', { email })}
      </p>
      <FormActions back={back}>
        <Button pending={isSending} onClick={() => void submit(email)}>
          {t('eligibility.notEligible.submit')}
        </Button>
      </FormActions>
    </>
  );
}
