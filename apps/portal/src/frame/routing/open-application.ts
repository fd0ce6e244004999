import type { ApplicationListItem } from '@portal/contract/entities/entities';
import type { RoutePath } from '@portal/contract/routes';
import { updateSession } from '../../session/session-store.ts';
import { navigate } from './navigation.tsx';

export function openApplication(
  { applicationId, currentStep }: Pick<ApplicationListItem, 'applicationId' | 'currentStep'>,
  route: RoutePath,
): void {
  updateSession({ applicationId, applicationStep: currentStep });
  navigate(route);
}
