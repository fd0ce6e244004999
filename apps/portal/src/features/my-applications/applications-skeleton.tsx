import { useText } from '@portal/design/i18n/use-text.ts';
import { Skeleton } from '@portal/design/ui/progress/skeleton.tsx';
import styles from './my-applications.module.css';

const ROWS = 3;

export function ApplicationsSkeleton() {
  const { t } = useText();
  return (
    <div className={styles.table} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('applications.loading')}
      </span>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="6rem" />
          <Skeleton width="9rem" height={40} />
          <Skeleton width="5rem" />
          <Skeleton width="7rem" />
          <Skeleton width="6rem" />
        </div>
      ))}
    </div>
  );
}
