import { paths } from '@portal/contract/routes';
import { useQuery } from '@tanstack/react-query';
import { usePath } from '../../frame/routing/navigation.tsx';
import { operationQuery } from '../../api/operation-query.ts';
import { AgreementCard } from './agreement-card.tsx';
import { asksForAgreement, isRecorded } from './recorded-routes.ts';
import { useRecording } from './use-recording.ts';

export function SessionRecorder() {
  const path = usePath();
  const { data } = useQuery(operationQuery('Recording_GetConsent'));
  useRecording(data?.isGiven === true && isRecorded(path));
  return data && asksForAgreement(path) ? (
    <AgreementCard isGiven={data.isGiven} isWide={path === paths.myApplications} />
  ) : null;
}
