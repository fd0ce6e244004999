import { useQuery } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { operationQuery } from '../../../api/operation-query.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import styles from './your-data.module.css';

/** What is kept of the customer, and her rights over it (decisions, section 8). */
export function YourDataScreen() {
  const { t } = useText();
  const overview = useQuery(operationQuery('Privacy_GetOverview'));

  return (
    <Screen title={t('privacy.title')} lead={t('privacy.lead')}>
      <div className={styles.sections}>
        <DownloadSection />
        {overview.isPending && <Loading />}
        {overview.isError && !overview.data && (
          <EmptyState
            icon={<CloudOff size={32} aria-hidden="true" />}
            title={t('privacy.loadFailed')}
            action={
              <Button variant="secondary" pending={overview.isFetching} onClick={() => void overview.refetch()}>
                {t('applications.tryAgain')}
              </Button>
            }
          >
            {t('errors.connectionLost')}
          </EmptyState>
        )}
        {overview.data && (
          <>
            <ConsentsSection consents={overview.data.consents} />
            <RequestsSection requests={overview.data.requests} />
          </>
        )}
        <div className={styles.links}>
          <Link href="/main">{t('privacy.backToApplications')}</Link>
          <Link href="/privacy">{t('privacy.policy')}</Link>
        </div>
      </div>
    </Screen>
  );
}

const SKELETON_HEIGHT = 220;

function Loading() {
  const { t } = useText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('privacy.loading')}
      </span>
      <Skeleton height={SKELETON_HEIGHT} />
    </div>
  );
}
