import { paths } from '@portal/contract/routes';
import { stepPlaces } from '@portal/contract/application/steps';
import { ENCRYPTION_BITS } from '@portal/contract/constants';
import Eye from 'lucide-react/icons/eye';
import Landmark from 'lucide-react/icons/landmark';
import ListChecks from 'lucide-react/icons/list-checks';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useState } from 'react';
import { RouteButton, RouteLink } from '../../../frame/routing/route-link.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { getPortalConfiguration } from '../../../session/portal-configuration.ts';
import { Screen } from '../../../frame/screen.tsx';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Button } from '@portal/design/ui/buttons/button.tsx';
import { Card } from '@portal/design/ui/content/card.tsx';
import { LinkButton } from '@portal/design/ui/buttons/link.tsx';
import { PreferNotDialog } from '../bank-connection/prefer-not-dialog.tsx';
import { UnableDialog } from '../bank-connection/unable-dialog.tsx';
import { errorOfStart, useStartConnection } from '../bank-connection/use-start-connection.ts';
import styles from './about-bank-connection.module.css';

const steps = [
  { icon: Landmark, title: 'revenue.about.steps.bank.title', body: 'revenue.about.steps.bank.body' },
  { icon: ListChecks, title: 'revenue.about.steps.account.title', body: 'revenue.about.steps.account.body' },
  { icon: Eye, title: 'revenue.about.steps.read.title', body: 'revenue.about.steps.read.body' },
] as const;

export function AboutBankConnectionScreen() {
  const { t } = useText();
  const { applicationId } = useCurrentApplication();
  const start = useStartConnection(applicationId);
  const [prefersNot, setPrefersNot] = useState(false);
  const connect = () => start.mutate();

  return (
    <Screen title={t('revenue.about.title')} lead={t('revenue.about.lead')}>
      <Card look="outlined">
        <ol className={styles.steps}>
          {steps.map(({ icon: Icon, title, body }) => (
            <li key={title} className={styles.step}>
              <Icon size={24} aria-hidden="true" />
              <div className={styles.words}>
                <h2>{t(title)}</h2>
                <p>{t(body)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Card>
      <p className={styles.security}>
        <LockKeyhole size={20} aria-hidden="true" />
        {t('revenue.about.security', { bits: ENCRYPTION_BITS })}
      </p>
      <p className={styles.consent}>{t('revenue.about.consent', { name: getPortalConfiguration().brand.name })}</p>
      <p className={styles.aside}>
        <RouteLink to={paths.statementsUpload}>{t('revenue.bank.uploadInstead')}</RouteLink>
        <LinkButton onClick={() => setPrefersNot(true)}>{t('revenue.about.preferNot')}</LinkButton>
      </p>
      <div className={styles.actions}>
        <FormActions
          back={
            <RouteButton to={stepPlaces.revenue.route} variant="secondary">
              {t('common.back')}
            </RouteButton>
          }
        >
          <Button pending={start.isPending} onClick={connect}>
            {t('revenue.about.agree')}
          </Button>
        </FormActions>
      </div>
      <PreferNotDialog
        open={prefersNot}
        connecting={start.isPending}
        onConnect={connect}
        onClose={() => setPrefersNot(false)}
      />
      <UnableDialog
        error={errorOfStart(start)}
        retrying={start.isPending}
        onRetry={connect}
        onClose={() => start.reset()}
      />
    </Screen>
  );
}
