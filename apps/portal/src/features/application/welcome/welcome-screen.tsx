import { APPLICATION_MINUTES } from '@portal/contract/constants';
import type { Application } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import Building2 from 'lucide-react/icons/building-2';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import Check from 'lucide-react/icons/check';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import type { ReactNode } from 'react';
import { ContinueButton } from '../../../frame/form/continue-button.tsx';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../frame/screen.tsx';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { ofMonthRange } from '@portal/locales/format/month-range';
import { EstimateNote } from '../estimate/estimate-note.tsx';
import { UsualTerms } from '../estimate/usual-terms.tsx';
import { routeBefore } from '../step/step-route.ts';
import { EligibleDialog } from './eligible-dialog.tsx';
import { useWelcome } from './use-welcome.ts';
import styles from './welcome.module.css';

const preview: readonly { title: TextKey; body: TextKey; icon: ReactNode }[] = [
  {
    title: 'application.welcome.yourself.title',
    body: 'application.welcome.yourself.body',
    icon: <CircleUserRound size={24} aria-hidden="true" />,
  },
  {
    title: 'application.welcome.business.title',
    body: 'application.welcome.business.body',
    icon: <Building2 size={24} aria-hidden="true" />,
  },
  {
    title: 'application.welcome.revenue.title',
    body: 'application.welcome.revenue.body',
    icon: <ChartNoAxesColumn size={24} aria-hidden="true" />,
  },
];

export function WelcomeScreen() {
  const { t } = useText();
  const application = useCurrentApplication();
  const welcome = useWelcome(application);

  return (
    <>
      <Screen
        title={t('application.welcome.title')}
        lead={t('application.welcome.lead', { minutes: APPLICATION_MINUTES })}
      >
        <div className={styles.sections}>
          <UsualTerms />
          <EstimateNote annualRevenue={application.businessInfo.annualRevenue} />
          <StepsAhead />
          <WhatToHaveReady application={application} />
          <FormActions
            back={
              <RouteButton to={routeBefore('welcome', application)} variant="secondary">
                {t('common.back')}
              </RouteButton>
            }
          >
            <ContinueButton pending={welcome.isPending} onClick={() => void welcome.goOn()} />
          </FormActions>
        </div>
      </Screen>
      <EligibleDialog application={application} welcome={welcome} />
    </>
  );
}

function StepsAhead() {
  const { t } = useText();
  return (
    <section aria-labelledby="welcome-steps">
      <h2 id="welcome-steps" className={styles.heading}>
        {t('application.welcome.stepsTitle')}
      </h2>
      <ol className={styles.preview}>
        {preview.map(({ title, body, icon }) => (
          <li key={title} className={styles.step}>
            <span className={styles.icon}>{icon}</span>
            <div>
              <h3>{t(title)}</h3>
              <p className={styles.body}>{t(body)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function WhatToHaveReady({ application }: { application: Application }) {
  const texts = useText();
  const { t } = texts;
  const needs = [
    t('application.welcome.need.registration'),
    t('application.welcome.need.ownership'),
    t('application.welcome.need.statements', { months: ofMonthRange(application.requiredMonths, texts) }),
  ];
  return (
    <section aria-labelledby="welcome-needs">
      <h2 id="welcome-needs" className={styles.heading}>
        {t('application.welcome.needTitle')}
      </h2>
      <ul className={styles.needs}>
        {needs.map((need) => (
          <li key={need} className={styles.need}>
            <Check size={20} aria-hidden="true" />
            {need}
          </li>
        ))}
      </ul>
    </section>
  );
}
