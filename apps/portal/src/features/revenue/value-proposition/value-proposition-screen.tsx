import { stepPlaces } from '@portal/contract/application/steps';
import { ENCRYPTION_BITS } from '@portal/contract/constants';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../frame/screen.tsx';
import { formatOfficeDay } from '../../../i18n/office-clock.ts';
import { FormActions } from '@portal/design/fields/form/form.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { InlineAlert } from '@portal/design/ui/messages/inline-alert.tsx';
import { useBankConnection } from '../bank-connection/use-bank-connection.ts';
import { ContinueRevenue } from './continue-revenue.tsx';
import styles from './value-proposition.module.css';
import { ConnectWay, UploadWay } from './ways.tsx';

export function ValuePropositionScreen() {
  const { t, language } = useText();
  const application = useCurrentApplication();
  const { data } = useBankConnection(application.applicationId);
  const connection = data?.connection;
  const onFileSince = data?.onFileSince ?? null;
  const isKnown = data?.revenue.state === 'complete' && (onFileSince !== null || connection?.state === 'read');

  return (
    <Screen title={t('revenue.intro.title')} lead={t('revenue.intro.lead')}>
      {onFileSince !== null && (
        <div className={styles.note}>
          <InlineAlert tone="good">
            <p>{t('revenue.intro.onFile', { date: formatOfficeDay(onFileSince, language, 'long') })}</p>
          </InlineAlert>
        </div>
      )}
      <div className={styles.ways}>
        <ConnectWay connection={connection} recommended={!application.bank} />
        <UploadWay applicationId={application.applicationId} requiredMonths={application.requiredMonths} />
      </div>
      <section className={styles.why} aria-labelledby="why">
        <h2 id="why">{t('revenue.intro.why.title')}</h2>
        <p>{t('revenue.intro.why.body')}</p>
        <p className={styles.security}>
          <LockKeyhole size={20} aria-hidden="true" />
          {t('revenue.intro.security', { bits: ENCRYPTION_BITS })}
        </p>
      </section>
      <div className={styles.actions}>
        <FormActions
          back={
            <RouteButton to={stepPlaces.personalInformation.route} variant="secondary">
              {t('common.back')}
            </RouteButton>
          }
        >
          <ContinueRevenue application={application} connection={connection} isKnown={isKnown} />
        </FormActions>
      </div>
    </Screen>
  );
}
