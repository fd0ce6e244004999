import { RouteLink } from '../../../frame/routing/route-link.tsx';
import { paths } from '@portal/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../../api/operation-query.ts';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DownloadSection } from './download-section.tsx';
import { RequestsSection } from './requests-section.tsx';
import styles from './your-data.module.css';

export function YourDataScreen() {
  const { t } = useText();
  const overview = useQuery(operationQuery('Privacy_GetOverview'));

  return (
    <Screen title={t('privacy.title')} lead={t('privacy.lead')}>
      <div className={styles.sections}>
        <DownloadSection />
        {overview.isPending && <Loading />}
        {overview.isError && !overview.data && (
          <LoadFailed
            title={t('privacy.loadFailed')}
            error={overview.error}
            retrying={overview.isFetching}
            onRetry={() => void overview.refetch()}
          />
        )}
        {overview.data && (
          <>
            <ConsentsSection consents={overview.data.consents} remindersWanted={overview.data.remindersWanted} />
            <RequestsSection requests={overview.data.requests} />
          </>
        )}
        <div className={styles.links}>
          <RouteLink to={paths.myApplications}>{t('privacy.backToApplications')}</RouteLink>
          <RouteLink to={paths.privacy}>{t('privacy.policy')}</RouteLink>
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
