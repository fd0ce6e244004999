import type { ApplicationListItem } from '@portal/contract/entities/entities';
import { informationRoutes } from '@portal/contract/application/checks';
import { stepPlaces } from '@portal/contract/application/steps';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { downloadCopy } from '../../api/downloads.ts';
import { messageKeyOf } from '../../api/problem.ts';
import { showAlert } from '../../app/alert/alert.ts';
import { DisconnectBankDialog } from '../../app/disconnect-bank-dialog.tsx';
import { formatInstantDay, formatMoney } from '../../i18n/format.ts';
import { useText } from '../../i18n/use-text.ts';
import { updateSession } from '../../session/session-store.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link.tsx';
import { ApplicationNote } from './application-note.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { MissingInformationDialog } from './missing-information-dialog.tsx';
import styles from './my-applications.module.css';
import { StatusPill } from './status-pill.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type OpenDialog = 'withdraw' | 'disconnectBank' | 'missingInformation' | 'history' | null;

export interface ApplicationRowProps {
  application: ApplicationListItem;
}

export function ApplicationRow({ application }: ApplicationRowProps) {
  const { t, language } = useText();
  const [, navigate] = useLocation();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const business = application.business ?? t('applications.unnamedBusiness');
  const forBusiness = <span className="visually-hidden"> {t('applications.actions.forBusiness', { business })}</span>;

  const open = (route: string) => {
    updateSession({ applicationId: application.applicationId, applicationStep: application.currentStep });
    navigate(route);
  };
  const resume = () => open(stepPlaces[application.currentStep].route);

  const provide = () => {
    const [only, ...others] = application.missing;
    const route = only && informationRoutes[only.kind];
    if (!route || others.length > 0) setDialog('missingInformation');
    else open(route);
  };

  const copy = async () => {
    try {
      await downloadCopy(application.applicationId);
    } catch (error) {
      showAlert(messageKeyOf(error), 'error');
    }
  };

  return (
    <div className={styles.row} role="row">
      <span className={styles.created} role="cell">
        {formatInstantDay(application.createdDate, language)}
      </span>
      <div className={styles.business} role="cell">
        <strong>{business}</strong>
        <ApplicationNote application={application} />
      </div>
      <span className={styles.amount} role="cell">
        {application.requestedAmount === null
          ? t('applications.noAmount')
          : formatMoney(application.requestedAmount, language)}
      </span>
      <div className={styles.status} role="cell">
        <StatusPill status={application.status} outcome={application.outcome} />
      </div>
      <div className={styles.actions} role="cell">
        {application.actions.includes('resume') && (
          <Button size="small" fullWidth="phone" onClick={resume}>
            {t('applications.actions.resume')}
            {forBusiness}
          </Button>
        )}
        {application.actions.includes('provideMissingInformation') && (
          <Button size="small" fullWidth="phone" onClick={provide}>
            {t('applications.actions.provideMissingInformation')}
            {forBusiness}
          </Button>
        )}
        {application.reference !== null && (
          <LinkButton onClick={() => void copy()}>
            {t('applications.actions.copy')}
            {forBusiness}
          </LinkButton>
        )}
        <LinkButton onClick={() => setDialog('history')}>
          {t('applications.actions.history')}
          {forBusiness}
        </LinkButton>
        {application.connectedBank !== null && (
          <LinkButton onClick={() => setDialog('disconnectBank')}>
            {t('revenue.bank.disconnect.action')}
            {forBusiness}
          </LinkButton>
        )}
        {application.actions.includes('withdraw') && (
          <LinkButton onClick={() => setDialog('withdraw')}>
            {t('applications.actions.withdraw')}
            {forBusiness}
          </LinkButton>
        )}
      </div>
      <WithdrawDialog application={application} open={dialog === 'withdraw'} onClose={() => setDialog(null)} />
      {application.connectedBank !== null && (
        <DisconnectBankDialog
          application={application}
          bank={application.connectedBank}
          open={dialog === 'disconnectBank'}
          onClose={() => setDialog(null)}
        />
      )}
      <MissingInformationDialog
        application={application}
        open={dialog === 'missingInformation'}
        onOpenRoute={open}
        onClose={() => setDialog(null)}
      />
      <HistoryDialog
        applicationId={application.applicationId}
        open={dialog === 'history'}
        onClose={() => setDialog(null)}
      />
    </div>
  );
}
