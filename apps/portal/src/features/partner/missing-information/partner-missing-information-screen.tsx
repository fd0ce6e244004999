import { findMissingFields } from '@portal/contract/partner/missing-information';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { operationQuery } from '../../../api/operation-query.ts';
import { ConnectionLost } from '../../../api/problem.ts';
import { OfflineScreen } from '../../../app/outlet/offline-screen.tsx';
import { MissingInformationForm } from './missing-information-form.tsx';

/** Asks for what the partner did not share, and for nothing else. */
export function PartnerMissingInformationScreen() {
  const application = useCurrentApplication();
  const [missing] = useState(() => findMissingFields(application));
  const { applicationId } = application;
  const { data, error, refetch } = useQuery(operationQuery('Referral_GetReferrer', { params: { applicationId } }));
  if (error instanceof ConnectionLost) return <OfflineScreen onRetry={() => void refetch()} />;
  if (error) throw error;
  if (!data) return null;
  return <MissingInformationForm application={application} missing={missing} partner={data.partnerName} />;
}
