import { formatMoney } from '@portal/locales/format';
import { useText } from '@portal/design/i18n/use-text.ts';
import { useQuery } from '@tanstack/react-query';
import { operationQuery } from '../../api/queries.ts';
import { applicationAddress, ScreenLink } from '../../frame/navigation.tsx';
import { Unread } from '../../frame/states/unread.tsx';
import styles from './applications-of.module.css';
import { formatDayAtOffice } from '../../frame/days.ts';
import { StatusBadge } from './status-badge.tsx';

/** Maximum that one call returns; no customer has more. */
const MOST = '100';

export function useApplicationsOf(customerId: string) {
  return useQuery(operationQuery('Staff_ListApplications', { params: { customerId, limit: MOST } }));
}

export function ApplicationsOf({ customerId }: { customerId: string }) {
  const { t, language } = useText();
  const read = useApplicationsOf(customerId);
  const { data } = read;
  if (!data || read.error) return <Unread read={read} shape={<p className={styles.none}>{t('common.loading')}</p>} />;
  if (data.applications.length === 0) return <p className={styles.none}>{t('console.customers.noApplications')}</p>;
  return (
    <ul className={styles.list}>
      {data.applications.map((application) => (
        <li key={application.applicationId} className={styles.line}>
          <ScreenLink to={applicationAddress(application.applicationId)}>
            {application.reference ?? application.operatingName ?? t('console.customers.unnamed')}
          </ScreenLink>
          <span className={styles.facts}>
            {[
              application.reference && application.operatingName,
              application.requestedAmount !== null && formatMoney(application.requestedAmount, language),
              formatDayAtOffice(application.submittedAt ?? application.createdAt, language),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <StatusBadge status={application.status} outcome={application.outcome} />
        </li>
      ))}
    </ul>
  );
}
