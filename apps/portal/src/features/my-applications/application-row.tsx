import { openApplication } from '../../frame/routing/open-application.ts';
import type { RoutePath } from '@portal/contract/routes';
import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { useState } from 'react';
import { formatMoney } from '@portal/locales/format';
import { formatOfficeDay } from '../../i18n/office-clock.ts';
import { useText } from '@portal/design/i18n/use-text.ts';
import { ApplicationActions } from './application-actions.tsx';
import { type ApplicationDialog, ApplicationDialogs } from './application-dialogs.tsx';
import { ApplicationDetails } from './application-details.tsx';
import type { MainAction } from './main-action.ts';
import styles from './my-applications.module.css';
import { StatusPill } from './status-pill.tsx';

export interface ApplicationRowProps {
  application: ApplicationListItem;
  main: MainAction | null;
}

/** The cells follow the reading order of a phone's card; on wide screens, the grid puts the date first. */
export function ApplicationRow({ application, main }: ApplicationRowProps) {
  const { t, language } = useText();
  const [dialog, setDialog] = useState<ApplicationDialog | null>(null);
  const business = application.business ?? t('applications.unnamedBusiness');

  const open = (route: RoutePath) => openApplication(application, route);

  return (
    <div className={styles.row} role="row">
      <div className={styles.business} role="rowheader">
        {business}
      </div>
      <div className={styles.status} role="cell">
        <StatusPill status={application.status} outcome={application.outcome} />
      </div>
      <ApplicationDetails application={application} />
      <span className={styles.requestedAmount} role="cell">
        {application.requestedAmount === null
          ? t('applications.noAmount')
          : formatMoney(application.requestedAmount, language)}
      </span>
      <span className={styles.created} role="cell">
        {formatOfficeDay(application.createdDate, language)}
      </span>
      <ApplicationActions
        application={application}
        main={main}
        business={business}
        onOpenRoute={open}
        onOpenDialog={setDialog}
      />
      <ApplicationDialogs
        application={application}
        dialog={dialog}
        onOpenRoute={open}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
