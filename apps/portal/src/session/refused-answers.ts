import type { ApplicationStep } from '@portal/contract/application/steps';
import { storedValue } from './browser-storage.ts';
import { getSession, updateSession, useSession } from './session-store.ts';

interface RefusedAnswers {
  annualRevenue: number | null;
  yearsInBusiness: number | null;
  applicationStep: ApplicationStep | null;
}

const stored = storedValue<RefusedAnswers>('sessionStorage', 'notEligible');

export function keepRefusedAnswers(): void {
  const { applicationStep, ...answers } = stored.find() ?? {};
  if (applicationStep !== undefined) {
    const { businessInfo } = getSession();
    updateSession({
      eligibilityStatus: 'notEligible',
      applicationStep,
      businessInfo: { ...businessInfo, ...answers },
    });
  }
  useSession.subscribe((now, before) => {
    const isSame = now.eligibilityStatus === before.eligibilityStatus && now.businessInfo === before.businessInfo;
    if (!isSame) write(now.eligibilityStatus === 'notEligible');
  });
}

function write(isRefused: boolean): void {
  const { applicationStep, businessInfo } = getSession();
  const { annualRevenue, yearsInBusiness } = businessInfo;
  if (isRefused) stored.set({ annualRevenue, yearsInBusiness, applicationStep });
  else stored.clear();
}
