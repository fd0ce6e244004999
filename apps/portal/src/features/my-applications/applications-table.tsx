import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { useText } from '@portal/design/i18n/use-text.ts';
import { classNames } from '@portal/design/ui/class-names.ts';
import { ApplicationRow } from './application-row.tsx';
import { mainActionOf } from './main-action.ts';
import styles from './my-applications.module.css';

/** Columns in cell order. The two without a visible heading are named for screen readers. */
const columns = ['business', 'status', 'details', 'requestedAmount', 'created', 'actions'] as const;
const unseen: ReadonlySet<(typeof columns)[number]> = new Set(['details', 'actions']);

export function ApplicationsTable({ applications }: { applications: readonly ApplicationListItem[] }) {
  const { t } = useText();
  return (
    <div className={styles.table} role="table" aria-label={t('applications.title')}>
      <div className={styles.head} role="row">
        {columns.map((column) => (
          <span key={column} className={styles[column]} role="columnheader">
            <span className={classNames(unseen.has(column) && 'visually-hidden')}>
              {t(`applications.columns.${column}`)}
            </span>
          </span>
        ))}
      </div>
      {applications.map((application) => (
        <ApplicationRow
          key={application.applicationId}
          application={application}
          main={mainActionOf(application, applications)}
        />
      ))}
    </div>
  );
}
