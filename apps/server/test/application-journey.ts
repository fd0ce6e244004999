import { randomUUID } from 'node:crypto';
import type { ApplicationStep } from '@portal/contract/application/steps';
import { applicationSteps, stepIndex } from '@portal/contract/application/steps';
import { consentTextVersions } from '@portal/contract/consent';
import type { Application } from '@portal/contract/entities/entities';
import type * as z from 'zod/mini';
import type { businessStructureForm } from '@portal/contract/application/step-forms';
import {
  completeWelcome,
  getApplication,
  prepareApplication,
  saveBusinessAge,
  saveBusinessFunding,
  saveBusinessStructure,
  savePersonalInformation,
  startApplication,
  submitApplication,
} from '@portal/contract/operations/application';
import { saveStep } from '../src/modules/application/index.ts';
import { ageValues, fundingValues, personalValues, structureValues } from './application-values.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestServer } from './test-context.ts';

export function structureOf(legalBusinessName: string): z.input<typeof businessStructureForm> {
  return { ...structureValues, legalBusinessName };
}

export async function prepare(browser: TestBrowser): Promise<string> {
  const { applicationId } = (await browser.call(prepareApplication)).body;
  if (applicationId === null) throw new Error('Nothing was prepared');
  return applicationId;
}

export async function startNew(browser: TestBrowser): Promise<Application> {
  return (await browser.call(startApplication, { body: { businessId: null } })).body;
}

/** Continues through the steps before `step`, with valid values. @returns the application at `step` */
export async function reach(
  server: TestServer,
  browser: TestBrowser,
  applicationId: string,
  step: ApplicationStep,
  structure: z.input<typeof businessStructureForm> = structureValues,
): Promise<Application> {
  const params = { applicationId };
  const saves = {
    welcome: (version: number) => browser.call(completeWelcome, { params, body: { version } }),
    businessStructure: (version: number) =>
      browser.call(saveBusinessStructure, { params, body: { version, values: structure } }),
    businessFunding: (version: number) =>
      browser.call(saveBusinessFunding, { params, body: { version, values: fundingValues } }),
    businessAge: (version: number) => browser.call(saveBusinessAge, { params, body: { version, values: ageValues } }),
    personalInformation: (version: number) =>
      browser.call(savePersonalInformation, { params, body: { version, values: personalValues } }),
  };
  let saved: Application | undefined;
  for (const each of applicationSteps.slice(0, stepIndex(step))) {
    if (each in saves) {
      const { body: response } = await saves[each as keyof typeof saves](saved?.version ?? 0);
      saved = { ...saved, ...response } as Application;
    }
    if (each === 'revenue' && saved) saved = await confirmOneStatement(server, browser, saved);
  }
  if (!saved) throw new Error('The first step needs no way to it');
  return saved;
}

export async function confirmOneStatement(
  server: TestServer,
  browser: TestBrowser,
  saved: Application,
): Promise<Application> {
  const { context } = server;
  const { applicationId } = saved;
  const at = context.clock.now();
  await context.database.query
    .insertInto('statement_file')
    .values({
      id: context.random.uuid(),
      application_id: applicationId,
      file_name: 'january.pdf',
      size_bytes: 1000,
      sha256: context.random.token(32),
      storage_key: `statements/${context.random.uuid()}`,
      uploaded_at: at,
      removed_at: null,
    })
    .execute();
  const { customer_id: customerId } = await context.database.query
    .selectFrom('application')
    .select('customer_id')
    .where('id', '=', applicationId)
    .executeTakeFirstOrThrow();
  await saveStep(context.database.query, {
    applicationId,
    customerId,
    version: saved.version,
    step: 'revenue',
    columns: { revenue_confirmed_at: at },
    at,
  });
  return (await browser.call(getApplication, { params: { applicationId } })).body;
}

export async function submit(
  browser: TestBrowser,
  { applicationId, version }: Pick<Application, 'applicationId' | 'version'>,
): Promise<Application> {
  const textVersion = consentTextVersions.declaration;
  const sent = await browser.call(submitApplication, {
    params: { applicationId },
    headers: { 'idempotency-key': randomUUID() },
    body: { version, acceptedDeclaration: true, language: 'en', textVersion, choseEnglishTerms: true },
  });
  return sent.body;
}
