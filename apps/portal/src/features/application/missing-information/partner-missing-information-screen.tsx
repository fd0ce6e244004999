import { findMissingFields } from '@portal/contract/partner/missing-information';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCurrentApplication } from '../../../api/current-application.ts';
import { operationQuery } from '../../../api/operation-query.ts';
import { isPassing } from '@portal/contract/client/problem';
import { OfflineScreen } from '../../../frame/offline-screen.tsx';
import { MissingInformationForm } from './missing-information-form.tsx';

export function PartnerMissingInformationScreen() {
  const application = useCurrentApplication();
  const [missing] = useState(() => findMissingFields(application));
  const { applicationId } = application;
  const { data, error, refetch } = useQuery(operationQuery('Referral_GetReferrer', { params: { applicationId } }));
  if (isPassing(error)) return <OfflineScreen error={error} onRetry={() => void refetch()} />;
  if (error) throw error;
  if (!data) return null;
  return <MissingInformationForm application={application} missing={missing} partner={data.partnerName} />;
}
