import { useQuery } from '@tanstack/react-query';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import { useText } from '@portal/design/i18n/use-text.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { queryClient } from '../../api/query-client.ts';
import { useSession } from '../../session/session-store.ts';
import styles from './help.module.css';

/** A list item: who answers for the application on screen, once somebody does. Its guard has read the application. */
export function AccountManager() {
  const { t } = useText();
  const applicationId = useSession((session) => session.applicationId) ?? '';
  const query = operationQuery('Application_GetApplication', { params: { applicationId } });
  const { data } = useQuery({ ...query, enabled: false }, queryClient);
  if (!data?.accountManager) return null;
  return (
    <li>
      <span className={styles.manager}>
        <CircleUserRound size={18} aria-hidden="true" />
        {t('application.help.manager', { name: data.accountManager })}
      </span>
    </li>
  );
}
