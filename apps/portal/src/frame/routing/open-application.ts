import type { ApplicationListItem } from '@portal/contract/entities/entities';
import type { RoutePath } from '@portal/contract/routes';
import { updateSession } from '../../session/session-store.ts';
import { navigate } from './navigation.tsx';

/** Makes a listed application the current one, and opens a screen of it. */
export function openApplication(
  { applicationId, currentStep }: Pick<ApplicationListItem, 'applicationId' | 'currentStep'>,
  route: RoutePath,
): void {
  updateSession({ applicationId, applicationStep: currentStep });
  navigate(route);
}
