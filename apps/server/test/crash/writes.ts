import { type ApplicationStep, type DraftStep, nextStep } from '@portal/contract/application/steps';
import { consentTextVersions } from '@portal/contract/consent';
import type { Application } from '@portal/contract/entities/entities';
import {
  completeWelcome,
  getApplication,
  saveBusinessAge,
  saveBusinessFunding,
  saveBusinessStructure,
  saveDraft,
  savePersonalInformation,
  submitApplication,
} from '@portal/contract/operations/application';
import { confirmStatements } from '@portal/contract/operations/revenue';
import { expect } from 'vitest';
import { structureOf } from '../application-journey.ts';
import { ageValues, fundingValues, personalValues } from '../application-values.ts';
import type { RemoteBrowser } from '../remote-browser.ts';

export interface Write {
  readonly kind: 'draft' | 'step' | 'submission';
  send(browser: RemoteBrowser): Promise<Application>;
  readonly changes: Partial<Application>;
}

const TYPED_FIELDS = {
  businessStructure: 'companyName',
  businessFunding: 'requestAmount',
  businessAge: 'timeInBusiness',
  personalInformation: 'lastName',
} as const satisfies Record<DraftStep, string>;

const someText = expect.any(String) as string;

export function isDraftStep(step: ApplicationStep): step is DraftStep {
  return step in TYPED_FIELDS;
}

export function typing(application: Application, step: DraftStep, text: string): Write {
  const { applicationId, version } = application;
  const values = { [TYPED_FIELDS[step]]: text };
  const changes = { version: version + 1, applicationStep: step, drafts: { ...application.drafts, [step]: values } };
  return {
    kind: 'draft',
    send: async (browser) => {
      const params = { applicationId };
      const saved = await browser.call(saveDraft, { params: { ...params, step }, body: { version, values } });
      return { ...application, ...changes, version: saved.version };
    },
    changes,
  };
}

export function goingOn(application: Application): Write {
  const { applicationId, version, applicationStep, businessInfo, personalInfo } = application;
  const at = { params: { applicationId } };
  const structure = structureOf(`${applicationId} inc.`);
  const steps: Record<ApplicationStep, Pick<Write, 'send' | 'changes'>> = {
    welcome: { send: (browser) => browser.call(completeWelcome, { ...at, body: { version } }), changes: {} },
    businessStructure: {
      send: (browser) => browser.call(saveBusinessStructure, { ...at, body: { version, values: structure } }),
      changes: {
        businessId: someText,
        businessInfo: {
          ...businessInfo,
          ...structure,
          ownershipPercentage: Number(structure.ownershipPercentage),
          industry: null,
          id: someText,
        },
      },
    },
    businessFunding: {
      send: async (browser) => {
        const values = fundingValues;
        return { ...application, ...(await browser.call(saveBusinessFunding, { ...at, body: { version, values } })) };
      },
      changes: {
        requestAmount: fundingValues.requestAmount,
        businessInfo: { ...businessInfo, annualRevenue: fundingValues.annualRevenue },
      },
    },
    businessAge: {
      send: async (browser) => {
        const values = ageValues;
        return { ...application, ...(await browser.call(saveBusinessAge, { ...at, body: { version, values } })) };
      },
      changes: {
        monthsInBusiness: ageValues.timeInBusiness * 12,
        businessInfo: { ...businessInfo, yearsInBusiness: ageValues.timeInBusiness },
      },
    },
    personalInformation: {
      send: (browser) => browser.call(savePersonalInformation, { ...at, body: { version, values: personalValues } }),
      changes: { personalInfo: { ...personalInfo, ...personalValues, phoneNumber: someText } },
    },
    revenue: {
      send: (browser) => browser.call(confirmStatements, { ...at, body: { version } }),
      changes: { revenueConfirmed: true },
    },
    review: submission(application),
    complete: { send: (browser) => browser.call(getApplication, at), changes: {} },
  };
  const drafts = Object.fromEntries(Object.entries(application.drafts).filter(([step]) => step !== applicationStep));
  const next = nextStep(applicationStep);
  return {
    kind: applicationStep === 'review' ? 'submission' : 'step',
    send: steps[applicationStep].send,
    changes: {
      version: version + 1,
      applicationStep: next,
      reachedStep: next,
      drafts,
      ...steps[applicationStep].changes,
    },
  };
}

function submission({ applicationId, version }: Application): Pick<Write, 'send' | 'changes'> {
  return {
    send: (browser) => submit(browser, applicationId, version),
    changes: { status: 'underReview', reference: someText, submittedAt: someText, nextContactDay: someText },
  };
}

export function submit(browser: RemoteBrowser, applicationId: string, version: number): Promise<Application> {
  return browser.call(submitApplication, {
    params: { applicationId },
    headers: { 'idempotency-key': applicationId },
    body: {
      version,
      acceptedDeclaration: true,
      language: 'en',
      textVersion: consentTextVersions.declaration,
      choseEnglishTerms: true,
    },
  });
}
