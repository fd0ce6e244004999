import { RouteButton } from '../../../frame/routing/route-link.tsx';
import { paths } from '@portal/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../../api/operation-query.ts';
import { Screen } from '../../../frame/screen.tsx';
import { useText } from '@portal/design/i18n/use-text.ts';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { BusinessChoice } from './business-choice.tsx';
import styles from './business-selection.module.css';
import { useStartApplication } from '../use-start-application.ts';

export function BusinessSelectionScreen() {
  const { t } = useText();
  const { data, error, isPending, isError, isFetching, refetch } = useQuery(operationQuery('Business_ListBusinesses'));
  const businesses = data?.businesses;
  const { start } = useStartApplication();

  return (
    <Screen
      title={t('applications.selection.title')}
      lead={businesses?.length === 0 ? t('applications.selection.leadEmpty') : t('applications.selection.lead')}
    >
      {isPending && <BusinessesSkeleton />}
      {isError && (
        <LoadFailed
          title={t('applications.selection.loadFailed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {businesses && (
        <ul className={styles.list} aria-label={t('applications.selection.listLabel')}>
          {businesses.map((business) => (
            <BusinessChoice key={business.businessId} business={business} onChoose={start} />
          ))}
          <BusinessChoice business={null} onChoose={start} />
        </ul>
      )}
      <div className={styles.actions}>
        <RouteButton to={paths.myApplications} variant="secondary">
          {t('common.back')}
        </RouteButton>
      </div>
    </Screen>
  );
}

const SKELETON_CHOICES = 3;

function BusinessesSkeleton() {
  return (
    <div className={styles.list} aria-busy="true">
      {Array.from({ length: SKELETON_CHOICES }, (_, choice) => (
        <Skeleton key={choice} height={76} />
      ))}
    </div>
  );
}
