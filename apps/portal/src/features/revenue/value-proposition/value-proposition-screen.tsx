import { stepPlaces } from '@portal/contract/application/steps';
import { ENCRYPTION_BITS } from '@portal/contract/constants';
import FileUp from 'lucide-react/icons/file-up';
import Landmark from 'lucide-react/icons/landmark';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { formatInstantDay } from '../../../i18n/format.ts';
import { ofMonthRange } from '../../../i18n/month-range.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { InlineAlert } from '../../../ui/inline-alert.tsx';
import { Link } from '../../../ui/link.tsx';
import { ConnectedBank } from '../bank-connection/connected-bank.tsx';
import { useBankConnection, useRevenueConfirmation } from '../bank-connection/use-bank-connection.ts';
import { aboutBankRoute, bankConnectionRoute, missingStatementsRoute, uploadRoute } from '../routes.ts';
import styles from './value-proposition.module.css';

/** How revenue is verified: by the bank, instantly, or by statements (specification, section 2). */
export function ValuePropositionScreen() {
  const texts = useText();
  const { t, language } = texts;
  const application = useCurrentApplication();
  const { applicationId, requiredMonths, bank } = application;
  const { data } = useBankConnection(applicationId);
  const confirmation = useRevenueConfirmation(application);
  const connection = data?.connection;
  const onFileSince = data?.onFileSince ?? null;
  const isKnown = data?.revenue.state === 'complete' && (onFileSince !== null || connection?.state === 'read');

  return (
    <Screen title={t('revenue.intro.title')} lead={t('revenue.intro.lead')}>
      {onFileSince !== null && (
        <div className={styles.note}>
          <InlineAlert tone="good">
            <p>{t('revenue.intro.onFile', { date: formatInstantDay(onFileSince, language, 'long') })}</p>
          </InlineAlert>
        </div>
      )}
      <div className={styles.ways}>
        <Card>
          <section className={styles.way} aria-labelledby="way-connect">
            <Landmark size={28} aria-hidden="true" />
            <div className={styles.words}>
              <div className={styles.name}>
                <h2 id="way-connect">{t('revenue.intro.connect.title')}</h2>
                {!bank && <Badge tone="good">{t('revenue.intro.connect.quickest')}</Badge>}
              </div>
              {connection ? <ConnectedBank connection={connection} /> : <p>{t('revenue.intro.connect.body')}</p>}
              {!connection && (
                <p>
                  <Link href={aboutBankRoute}>{t('revenue.about.title')}</Link>
                </p>
              )}
            </div>
          </section>
        </Card>
        <Card look="outlined">
          <section className={styles.way} aria-labelledby="way-upload">
            <FileUp size={28} aria-hidden="true" />
            <div className={styles.words}>
              <h2 id="way-upload">{t('revenue.intro.upload.title')}</h2>
              <p>{t('revenue.intro.upload.body', { months: ofMonthRange(requiredMonths, texts) })}</p>
              <p>
                <Link href={uploadRoute}>{t('revenue.intro.upload.action')}</Link>
              </p>
            </div>
          </section>
        </Card>
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
        <ButtonLink href={stepPlaces.personalInformation.route} variant="secondary">
          {t('common.back')}
        </ButtonLink>
        {isKnown ? (
          <Button pending={confirmation.isPending} onClick={() => confirmation.mutate()}>
            {t('common.continue')}
          </Button>
        ) : connection ? (
          <ButtonLink href={connection.state === 'read' ? missingStatementsRoute : bankConnectionRoute}>
            {t('revenue.intro.connect.continue')}
          </ButtonLink>
        ) : (
          <ButtonLink href={aboutBankRoute}>{t('revenue.intro.connect.action')}</ButtonLink>
        )}
      </div>
    </Screen>
  );
}
