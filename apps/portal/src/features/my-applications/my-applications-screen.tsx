import { RouteButton } from '../../frame/routing/route-link.tsx';
import { paths } from '@portal/contract/routes';
import { useQuery } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import Plus from 'lucide-react/icons/plus';
import { useHistoryState } from '../../frame/routing/navigation.tsx';
import { operationQuery } from '../../api/operation-query.ts';
import { Screen } from '../../frame/screen.tsx';
import type { MainHistoryState } from '../../frame/main-history-state.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { EmptyState } from '@portal/design/ui/messages/empty-state.tsx';
import { ApplicationsSkeleton } from './applications-skeleton.tsx';
import { ApplicationsTable } from './applications-table.tsx';
import { Foot } from './foot.tsx';
import { LoadFailed } from './load-failed.tsx';
import { YourDataScreen } from './your-data/your-data-screen.tsx';

export function MyApplicationsScreen() {
  const isYourData = useHistoryState<MainHistoryState | null>()?.isYourData === true;
  return isYourData ? <YourDataScreen /> : <ApplicationsScreen />;
}

function ApplicationsScreen() {
  const { t } = useText();
  const { data, error, isPending, isError, isFetching, refetch } = useQuery(
    operationQuery('Application_ListApplications'),
  );
  const applications = data?.applications;
  const hasApplications = applications !== undefined && applications.length > 0;

  return (
    <Screen title={t('applications.title')} layout="wide" headingAction={hasApplications && <RequestFunds />}>
      {isPending && <ApplicationsSkeleton />}
      {isError && !applications && (
        <LoadFailed
          title={t('applications.loadFailed')}
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {applications?.length === 0 && <NoApplications />}
      {hasApplications && <ApplicationsTable applications={applications} />}
      <Foot />
    </Screen>
  );
}

function RequestFunds() {
  const { t } = useText();
  return (
    <RouteButton to={paths.businessSelection} size="small" icon={<Plus size={20} aria-hidden="true" />}>
      {t('applications.requestFunds')}
    </RouteButton>
  );
}

function NoApplications() {
  const { t } = useText();
  return (
    <EmptyState
      icon={<FilePlus size={32} aria-hidden="true" />}
      title={t('applications.empty.title')}
      action={<RouteButton to={paths.businessSelection}>{t('applications.empty.action')}</RouteButton>}
    >
      {t('applications.empty.body')}
    </EmptyState>
  );
}
