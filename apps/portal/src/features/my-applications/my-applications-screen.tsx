import { useQuery } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import FilePlus from 'lucide-react/icons/file-plus';
import Plus from 'lucide-react/icons/plus';
import { useHistoryState } from 'wouter/use-browser-location';
import { operationQuery } from '../../api/operation-query.ts';
import { Screen } from '../../app/layout/screen.tsx';
import { type MainHistoryState, yourDataState } from '../../app/main-history-state.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { ApplicationRow } from './application-row.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import styles from './my-applications.module.css';
import { YourDataScreen } from './your-data/your-data-screen.tsx';

const columns = ['created', 'business', 'requestedAmount', 'status'] as const;

/** The account of a customer: her applications, or what is kept of her, which has no route of its own. */
export function MyApplicationsScreen() {
  const isYourData = useHistoryState<MainHistoryState | null>()?.isYourData === true;
  return isYourData ? <YourDataScreen /> : <ApplicationsScreen />;
}

/** What needs action first, as a table, and as cards on a phone. */
function ApplicationsScreen() {
  const { t } = useText();
  const applications = useQuery(operationQuery('Application_ListApplications'));
  const rows = applications.data?.applications;

  return (
    <Screen
      title={t('applications.title')}
      layout="wide"
      headingAction={
        rows &&
        rows.length > 0 && (
          <ButtonLink href="/application-business-selection" size="small" icon={<Plus size={20} aria-hidden="true" />}>
            {t('applications.requestFunds')}
          </ButtonLink>
        )
      }
    >
      {applications.isPending && <ApplicationsSkeleton />}
      {applications.isError && !rows && (
        <EmptyState
          icon={<CloudOff size={32} aria-hidden="true" />}
          title={t('applications.loadFailed')}
          action={
            <Button variant="secondary" pending={applications.isFetching} onClick={() => void applications.refetch()}>
              {t('applications.tryAgain')}
            </Button>
          }
        >
          {t('errors.connectionLost')}
        </EmptyState>
      )}
      {rows?.length === 0 && (
        <EmptyState
          icon={<FilePlus size={32} aria-hidden="true" />}
          title={t('applications.empty.title')}
          action={<ButtonLink href="/application-business-selection">{t('applications.empty.action')}</ButtonLink>}
        >
          {t('applications.empty.body')}
        </EmptyState>
      )}
      {rows && rows.length > 0 && (
        <div className={styles.table} role="table" aria-label={t('applications.title')}>
          <div className={styles.head} role="row">
            {columns.map((column) => (
              <span key={column} role="columnheader">
                {t(`applications.columns.${column}`)}
              </span>
            ))}
            <span role="columnheader">
              <span className="visually-hidden">{t('applications.columns.actions')}</span>
            </span>
          </div>
          {rows.map((row) => (
            <ApplicationRow key={row.applicationId} application={row} />
          ))}
        </div>
      )}
      <p className={styles.foot}>
        <Link href="/main" historyState={yourDataState}>
          {t('applications.yourData')}
        </Link>
      </p>
    </Screen>
  );
}
