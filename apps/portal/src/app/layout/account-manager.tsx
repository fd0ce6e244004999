import { useQuery } from '@tanstack/react-query';
import { useText } from '@portal/design/i18n/use-text.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { queryClient } from '../../api/query-client.ts';
import { Manager } from '../../frame/manager/manager.tsx';
import { useSession } from '../../session/session-store.ts';
import styles from './help.module.css';

/**
 * List item with the account manager of the current application, if any. The guard has already loaded the application.
 */
export function AccountManager() {
  const { t } = useText();
  const applicationId = useSession((session) => session.applicationId) ?? '';
  const query = operationQuery('Application_GetApplication', { params: { applicationId } });
  const { data } = useQuery({ ...query, enabled: false }, queryClient);
  if (!data?.accountManager) return null;
  return (
    <li>
      <Manager>
        <span className={styles.manager}>{t('application.help.manager', { name: data.accountManager })}</span>
      </Manager>
    </li>
  );
}
