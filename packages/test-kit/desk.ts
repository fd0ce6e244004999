import type { Language } from '@portal/contract/language';
import { fundingValues } from '../../apps/server/test/application-values.ts';
import { callApi } from './api-call.ts';
import { newEmail } from './applicant.ts';
import { type PortalServer, STAFF_KEY } from './server.ts';

export async function leaveLead(
  portal: PortalServer,
  language: Language,
  { months = 5, annualRevenue = fundingValues.annualRevenue }: { months?: number; annualRevenue?: number } = {},
): Promise<string> {
  const email = newEmail();
  const response = await fetch(`${portal.url}/api/eligibility/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      timeInBusiness: months,
      timeInBusinessUnit: 'months',
      annualRevenue,
      email,
      acceptedTerms: true,
      language,
    }),
  });
  if (!response.ok) throw new Error(`The lead was refused: ${await response.text()}`);
  return email;
}

export async function importTwin(portal: PortalServer, email: string): Promise<string> {
  const contactId = `C-${email.split('@')[0] ?? ''}`;
  const csv = `contactId,email,firstName,language\n${contactId},${email},Ana,en\n`;
  await callApi(portal, STAFF_KEY, '/api/staff/contact-imports', { body: { csv } });
  return contactId;
}
