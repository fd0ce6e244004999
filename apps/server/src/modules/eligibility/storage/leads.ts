import type { IneligibilityReason } from '@portal/contract/eligibility';
import { foldEmail } from '@portal/contract/fields/email';
import type { Language } from '@portal/contract/language';
import type { Transaction } from '../../../platform/database/index.ts';

/** A person who is not eligible yet and wants to be contacted. */
export interface Lead {
  id: string;
  email: string;
  language: Language;
  monthsInBusiness: number;
  /** Whole Canadian dollars. */
  annualRevenue: number;
  reasons: IneligibilityReason[];
  createdAt: Date;
}

export async function hasLeadSince(tx: Transaction, email: string, since: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('lead')
    .select('id')
    .where('email_folded', '=', foldEmail(email))
    .where('created_at', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertLead(tx: Transaction, lead: Lead): Promise<void> {
  await tx
    .insertInto('lead')
    .values({
      id: lead.id,
      email: lead.email,
      email_folded: foldEmail(lead.email),
      language: lead.language,
      months_in_business: lead.monthsInBusiness,
      annual_revenue: lead.annualRevenue,
      reasons: lead.reasons,
      created_at: lead.createdAt,
    })
    .execute();
}
