import { photoAddress } from '@portal/contract/fields/photo-address';
import { useQuery } from '@tanstack/react-query';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import type { ReactNode } from 'react';
import { operationQuery } from '../../api/operation-query.ts';
import { queryClient } from '../../api/query-client.ts';
import styles from './manager.module.css';

const PHOTO_WIDTH_PX = 36;

/** Who answers for an application, in words that name them: beside their photo, or a figure while there is none. */
export function Manager({ applicationId, children }: { applicationId: string; children: ReactNode }) {
  const query = operationQuery('Application_GetAccountManagerPhoto', { params: { applicationId } });
  const { data } = useQuery(query, queryClient);
  return (
    <span className={styles.manager}>
      <span className={styles.photo}>
        {data?.photo ? (
          <img src={photoAddress(data.photo)} alt="" width={PHOTO_WIDTH_PX} height={PHOTO_WIDTH_PX} />
        ) : (
          <CircleUserRound size={22} aria-hidden="true" />
        )}
      </span>
      <span className={styles.words}>{children}</span>
    </span>
  );
}
