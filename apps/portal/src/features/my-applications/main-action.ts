import { isOpen } from '@portal/contract/application/status';
import type { ApplicationListItem } from '@portal/contract/entities/entities';

export type MainAction = 'resume' | 'provideMissingInformation' | 'requestAgain' | 'read';

type Listed = Pick<
  ApplicationListItem,
  'applicationId' | 'status' | 'actions' | 'businessId' | 'reference' | 'createdDate'
>;

export function mainActionOf(application: Listed, all: readonly Listed[]): MainAction | null {
  const { actions, reference } = application;
  if (actions.includes('resume')) return 'resume';
  if (actions.includes('provideMissingInformation')) return 'provideMissingInformation';
  if (mayRequestAgain(application, all)) return 'requestAgain';
  return reference === null ? null : 'read';
}

/** A business without an open application may apply again: only its newest row offers it. */
function mayRequestAgain({ applicationId, businessId }: Listed, all: readonly Listed[]): boolean {
  if (businessId === null) return false;
  const ofBusiness = all.filter((each) => each.businessId === businessId);
  const [newest] = ofBusiness.toSorted((one, other) => other.createdDate.localeCompare(one.createdDate));
  return newest?.applicationId === applicationId && !ofBusiness.some(({ status }) => isOpen(status));
}
