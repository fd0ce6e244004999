import type { ApplicationStep } from '@portal/contract/application/steps';
import { storedValue } from './browser-storage.ts';
import { getSession, updateSession, useSession } from './session-store.ts';

/** The answers that were not enough, and the step of an application that asked for them; the email stays in memory. */
interface RefusedAnswers {
  annualRevenue: number | null;
  yearsInBusiness: number | null;
  applicationStep: ApplicationStep | null;
}

const stored = storedValue<RefusedAnswers>('sessionStorage', 'notEligible');

/** Keeps the answers of "not eligible" for a reload in this tab, and takes up those of before. */
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
