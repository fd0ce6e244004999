import type { Business } from '@portal/contract/entities/entities';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useLocation } from 'wouter';
import { keepApplication } from '../../../api/current-application.ts';
import { callOperation } from '../../../api/call-operation.ts';
import { operationQuery } from '../../../api/operation-query.ts';
import { isProblem, messageKeyOf } from '../../../api/problem.ts';
import { showAlert } from '../../../app/alert/alert.ts';
import { tabMemory } from '../../../app/tab-memory.ts';
import { Screen } from '../../../app/layout/screen.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { getSession, updateSession } from '../../../session/session-store.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BusinessChoice } from './business-choice.tsx';
import styles from './business-selection.module.css';

/** The customer's businesses by name and address, or a new one (specification, section 2). */
export function BusinessSelectionScreen() {
  const { t } = useText();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const businesses = useQuery(operationQuery('Business_ListBusinesses'));
  const known = businesses.data?.businesses;

  const start = useMutation({
    mutationFn: (business: Business | null) =>
      callOperation('Application_StartApplication', {
        body: {
          businessId: business?.businessId ?? null,
          applicationCreatedWith: tabMemory.wasRedirected() ? 'customerPortal' : 'account',
        },
      }),
    onSuccess: (application) => {
      keepApplication(queries, application);
      navigate('/application-welcome');
    },
    onError: (error, business) => {
      if (isProblem(error, 'errorOpenApplicationFound')) showOpenApplication(business);
      else showAlert(messageKeyOf(error), 'error');
    },
  });

  const showOpenApplication = (business: Business | null) => {
    updateSession({ businessInfo: { ...getSession().businessInfo, companyName: business?.operatingName ?? null } });
    navigate('/open-application-found');
  };

  const choose = (business: Business | null) => {
    if (start.isPending) return;
    if (business?.openApplicationId) showOpenApplication(business);
    else start.mutate(business);
  };

  return (
    <Screen
      title={t('applications.selection.title')}
      lead={known?.length === 0 ? t('applications.selection.leadEmpty') : t('applications.selection.lead')}
    >
      {businesses.isPending && <BusinessesSkeleton />}
      {businesses.isError && (
        <EmptyState
          icon={<CloudOff size={32} aria-hidden="true" />}
          title={t('applications.selection.loadFailed')}
          action={
            <Button variant="secondary" pending={businesses.isFetching} onClick={() => void businesses.refetch()}>
              {t('applications.tryAgain')}
            </Button>
          }
        >
          {t('errors.connectionLost')}
        </EmptyState>
      )}
      {known && (
        <ul className={styles.list} aria-label={t('applications.selection.listLabel')}>
          {known.map((business) => (
            <BusinessChoice key={business.businessId} business={business} onChoose={choose} />
          ))}
          <BusinessChoice business={null} onChoose={choose} />
        </ul>
      )}
      <div className={styles.actions}>
        <ButtonLink href="/main" variant="secondary">
          {t('common.back')}
        </ButtonLink>
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
