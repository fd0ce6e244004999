import { sql } from 'kysely';
import { foldEmail } from '@portal/contract/fields/email-text';
import type { Language } from '@portal/contract/language';
import type { Queries } from '../../../platform/database/index.ts';
import type { SearchedPart } from '../../work-list/index.ts';
import { startOf } from '../../../platform/database/start-of.ts';

export interface FoundRow {
  id: string;
  contact_id: string | null;
  email: string;
  first_name_sealed: string | null;
  language: Language;
  businesses: string[];
  created_at: Date;
  applications: number;
  same_email: number;
}

export interface ContactFilter {
  search?: { text: string; parts: readonly SearchedPart[] } | undefined;
  sameAs?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** Newest first, without erased ones. Each kind of search has its own index. */
export async function listFoundContacts(
  queries: Queries,
  { search, sameAs, after, limit }: ContactFilter,
): Promise<FoundRow[]> {
  const { rows } = await sql<FoundRow>`
    select customer.id, contact_id, email, first_name_sealed, language, created_at,
      array(select operating_name from business where customer_id = customer.id order by operating_name) as businesses,
      (select count(*)::float8 from application where customer_id = customer.id) as applications,
      (select count(*)::float8 from customer as same where same.email_folded = customer.email_folded) as same_email
    from customer
    where erased_at is null
      and ${after === undefined ? sql`true` : sql`customer.id < ${after}`}
      and ${search === undefined ? sql`true` : sql`customer.id in (${idsFound(search)})`}
    and ${sameAs === undefined ? sql`true` : sql`email_folded = (select email_folded from customer where id = ${sameAs})`}
    order by customer.id desc
    limit ${limit}`.execute(queries);
  return rows;
}

function idsFound({ text: search, parts }: NonNullable<ContactFilter['search']>) {
  const withHash = ({ hashes }: SearchedPart) => sql`
    select application_id from match_key where value_hash = any(${hashes})`;
  return sql`
    select id from customer where email_folded = ${foldEmail(search)}
    union all
    select id from customer where contact_id = ${search}
    union all
    select customer_id from business where lower(operating_name) like ${startOf(search)}
    union all
    select customer_id from business where lower(legal_name) like ${startOf(search)}
    union all
    select customer_id from application where id = any(array(${sql.join(parts.map(withHash), sql` intersect `)}))`;
}
