import { stepPlaces } from '@portal/contract/application/steps';
import { Redirect } from 'wouter';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConnectedBank } from '../bank-connection/connected-bank.tsx';
import { MonthsList } from '../bank-connection/months-list.tsx';
import { useBankConnection } from '../bank-connection/use-bank-connection.ts';
import { aboutBankRoute, uploadRoute } from '../routes.ts';
import styles from './missing-statements.module.css';

/** The bank's history is too short: only the months it does not show are asked for as statements. */
export function MissingStatementsScreen() {
  const { t } = useText();
  const { applicationId } = useCurrentApplication();
  const { data } = useBankConnection(applicationId);
  if (data && (data.connection?.state !== 'read' || data.revenue.state !== 'missing')) {
    return <Redirect to={stepPlaces.revenue.route} replace />;
  }

  return (
    <Screen title={t('revenue.missing.title')} lead={t('revenue.missing.lead')}>
      <div className={styles.content}>
        {data?.connection ? (
          <>
            <MonthsList months={data.revenue.months.filter(({ state }) => state !== 'found')} />
            <ConnectedBank connection={data.connection} />
          </>
        ) : (
          <Skeleton height={160} />
        )}
        <p>
          <Link href={aboutBankRoute}>{t('revenue.missing.otherAccount')}</Link>
        </p>
        <div className={styles.actions}>
          <ButtonLink href={stepPlaces.revenue.route} variant="secondary">
            {t('common.back')}
          </ButtonLink>
          <ButtonLink href={uploadRoute}>{t('revenue.missing.action')}</ButtonLink>
        </div>
      </div>
    </Screen>
  );
}
