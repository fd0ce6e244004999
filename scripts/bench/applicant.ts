import { setTimeout as delay } from 'node:timers/promises';

/** A minute of attempts, because the cores may be shared with other work. */
const MAIL_TRIES = 600;
const MAIL_RETRY_MS = 100;
export const APPLICATIONS_OF_AN_APPLICANT = 3;

export interface Applicant {
  email: string;
  authorization: string;
  cookies: string;
  applicationId: string;
  version: number;
}

interface Reply {
  body: Record<string, unknown>;
  cookies: string;
}

async function call(
  port: number,
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string>,
): Promise<Reply> {
  const reply = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${method} ${path} was refused: ${await reply.text()}`);
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { body: (await reply.json()) as Record<string, unknown>, cookies: cookies.join('; ') };
}

async function readCode(port: number, email: string): Promise<string> {
  for (let tries = 0; tries < MAIL_TRIES; tries += 1) {
    const reply = await fetch(`http://127.0.0.1:${String(port)}/dev/inbox.json`);
    const mails = (await reply.json()) as { to: string; text: string }[];
    const digits = mails.find(({ to }) => to === email)?.text.match(/\b(\d{3})[\s\u00A0]?(\d{3})\b/u);
    if (digits) return `${digits[1] ?? ''}${digits[2] ?? ''}`;
    await delay(MAIL_RETRY_MS);
  }
  throw new Error('No code arrived');
}

function structure(number: number): Record<string, unknown> {
  return {
    companyName: 'Northshore Bakery',
    legalBusinessName: `9412-${String(number).padStart(4, '0')} Québec inc.`,
    entityTypeCode: 'CORPORATION',
    ownershipPercentage: 100,
    industryCode: '31-33',
    subIndustryCode: '3118',
    street: '4517 rue Saint-Denis',
    city: 'Montréal',
    stateCode: 'QC',
    postalCode: 'H2J 2L4',
    country: 'CA',
  };
}

const funding = { requestAmount: 80_000, annualRevenue: 240_000 };

export function fundingBody(version: number): string {
  return JSON.stringify({ version, values: funding });
}

export async function makeApplicant(port: number, number: number): Promise<Applicant> {
  const email = `bench-${String(number)}@northshorebakery.example.ca`;
  const responses = {
    timeInBusiness: 4,
    timeInBusinessUnit: 'years',
    annualRevenue: 240_000,
    email,
    acceptedTerms: true,
  };
  const checked = await call(port, 'POST', '/api/eligibility/checks', { ...responses, language: 'en' }, {});
  const code = await readCode(port, email);
  const proof = await call(port, 'POST', '/api/auth/pending-verification/code', { code }, { cookie: checked.cookies });
  const authorization = `Bearer ${String(proof.body.accessToken)}`;
  const prepared = await call(port, 'POST', '/api/applications/prepare', undefined, { authorization });
  const applicationId = String(prepared.body.applicationId);
  const path = `/api/applications/${applicationId}`;
  let { body } = await call(port, 'GET', path, undefined, { authorization });
  const save = async (step: string, change: object) => {
    ({ body } = await call(port, 'PUT', `${path}/${step}`, { version: body.version, ...change }, { authorization }));
  };
  await save('welcome', {});
  await save('business-structure', { values: structure(number) });
  await save('business-funding', { values: funding });
  for (let more = 1; more < APPLICATIONS_OF_AN_APPLICANT; more += 1)
    await call(port, 'POST', '/api/applications', { businessId: null }, { authorization });

  return { email, authorization, cookies: proof.cookies, applicationId, version: Number(body.version) };
}

/** Gets a new access token, because a token lasts only ten minutes. */
export async function renewAccess(port: number, applicant: Applicant): Promise<Applicant> {
  const renewed = await call(port, 'POST', '/api/auth/tokens', undefined, { cookie: applicant.cookies });
  return { ...applicant, authorization: `Bearer ${String(renewed.body.accessToken)}`, cookies: renewed.cookies };
}

export async function reachUpload(port: number, applicant: Applicant): Promise<void> {
  const { applicationId, authorization, version } = applicant;
  const path = `/api/applications/${applicationId}`;
  const age = { version, values: { timeInBusiness: 4, timeInBusinessUnit: 'years' } };
  const aged = await call(port, 'PUT', `${path}/business-age`, age, { authorization });
  const personal = {
    firstName: 'Ana',
    lastName: 'Tremblay',
    phoneNumber: '+15145550134',
    dateOfBirth: '1984-03-08',
    street: '4517 rue Saint-Denis',
    city: 'Montréal',
    stateCode: 'QC',
    postalCode: 'H2J 2L4',
    country: 'CA',
  };
  const body = { version: aged.body.version, values: personal };
  const reached = await call(port, 'PUT', `${path}/personal-information`, body, { authorization });
  applicant.version = Number(reached.body.version);
}
