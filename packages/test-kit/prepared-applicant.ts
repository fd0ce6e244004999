import type { APIResponse, Page } from '@playwright/test';
import { type ApplicationStep, applicationSteps, stepIndex } from '@portal/contract/application/steps';
import { consentTextVersions } from '@portal/contract/consent';
import type { Application } from '@portal/contract/entities/entities';
import type { Language } from '@portal/contract/language';
import {
  ageValues,
  fundingValues,
  personalValues,
  structureValues,
} from '../../apps/server/test/application-values.ts';
import { codeOf, findMail, newEmail } from './applicant.ts';
import type { PortalServer } from './server.ts';
import { createStatement, monthsAgo, type UploadableFile } from './statement.ts';

interface CallOptions {
  data?: unknown;
  multipart?: { file: UploadableFile };
  headers?: Record<string, string>;
}

export interface Person {
  email: string;
  customerId: string;
  /** Calls the API as the applicant. Throws if refused. */
  call: <Answer>(method: 'get' | 'post' | 'put' | 'delete', path: string, options?: CallOptions) => Promise<Answer>;
}

let lastClient = 0;

/** A client address per applicant, as a proxy would send it. */
function nextClientAddress(): string {
  lastClient += 1;
  return `10.77.${String(Math.floor(lastClient / 250))}.${String((lastClient % 250) + 1)}`;
}

async function bodyOf<Answer>(response: APIResponse): Promise<Answer> {
  if (!response.ok()) throw new Error(`${response.url()} was refused: ${await response.text()}`);
  return (response.status() === 204 ? undefined : await response.json()) as Answer;
}

interface Proof {
  accessToken: string;
  session: { customerId: string };
}

export async function signUp(page: Page, portal: PortalServer, language: Language): Promise<Person> {
  const email = newEmail();
  const client = { 'x-forwarded-for': nextClientAddress() };
  const callWith =
    (own: Record<string, string>): Person['call'] =>
    async (method, path, { headers, ...options } = {}) =>
      bodyOf(
        await page.request.fetch(`${portal.url}${path}`, {
          method,
          headers: { ...client, ...own, ...headers },
          ...options,
        }),
      );

  const call = callWith({});
  const responses = { ...ageValues, annualRevenue: fundingValues.annualRevenue, email, acceptedTerms: true, language };
  await call('post', '/api/eligibility/checks', { data: responses });
  const data = { code: codeOf(await findMail(portal, email)) };
  const proof = await call<Proof>('post', '/api/auth/pending-verification/code', { data });
  await page.addInitScript(() => {
    window.localStorage.setItem('sessionMarker', '1');
    window.sessionStorage.setItem('portalRunning', '1');
  });
  return {
    email,
    customerId: proof.session.customerId,
    call: callWith({ authorization: `Bearer ${proof.accessToken}` }),
  };
}

/**
 * Creates a customer whose application has reached a step, optionally with a last name known to the bureau sandbox and
 * with statements. It is the current application in the page's browser.
 */
export async function prepareApplication(
  page: Page,
  portal: PortalServer,
  language: Language,
  reached: ApplicationStep,
  {
    lastName = personalValues.lastName,
    companyName = structureValues.companyName,
    legalBusinessName = structureValues.legalBusinessName,
    files,
    referral,
  }: {
    lastName?: string;
    companyName?: string;
    legalBusinessName?: string;
    files?: readonly UploadableFile[];
    referral?: string;
  } = {},
): Promise<Person & { application: Application }> {
  const person = await signUp(page, portal, language);
  if (referral !== undefined) {
    const token = new URL(referral).searchParams.get('referral');
    const data = { token, acceptedReferral: true, acceptedTerms: true, language };
    await person.call('post', '/api/referrals/acceptances', { data });
  }
  const { applicationId } = await person.call<{ applicationId: string }>('post', '/api/applications/prepare');
  const path = `/api/applications/${applicationId}`;
  let application = await person.call<Application>('get', path);
  const save = async (step: string, part: object = {}) => {
    const data = { version: application.version, ...part };
    application = { ...application, ...(await person.call<Partial<Application>>('put', `${path}/${step}`, { data })) };
  };
  const legs = {
    welcome: () => save('welcome'),
    businessStructure: () =>
      save('business-structure', { values: { ...structureValues, companyName, legalBusinessName } }),
    businessFunding: () => save('business-funding', { values: fundingValues }),
    businessAge: () => save('business-age', { values: ageValues }),
    personalInformation: () => save('personal-information', { values: { ...personalValues, lastName } }),
    revenue: async () => {
      for (const file of files ?? [await createStatement(`RBC-chequing-${monthsAgo(1)}`)])
        await person.call('post', `${path}/statements`, { multipart: { file } });
      await save('statements/confirmation');
    },
    review: async () => {
      const { version } = application;
      const declared = { version, acceptedDeclaration: true, language, textVersion: consentTextVersions.declaration };
      // The business is in Quebec, so English requires a choice between the two versions of the terms.
      const data = { ...declared, ...(language === 'en' && { choseEnglishTerms: true }) };
      const headers = { 'idempotency-key': applicationId };
      application = await person.call('post', `${path}/submission`, { data, headers });
    },
    complete: () => Promise.resolve(),
  } as const satisfies Record<ApplicationStep, () => Promise<void>>;
  for (const step of applicationSteps.slice(0, stepIndex(reached))) await legs[step]();
  await page.addInitScript((id) => window.sessionStorage.setItem('applicationId', id), applicationId);
  return { ...person, application };
}
