import type { CreditInquiry } from '@portal/contract/staff/credit-report';
import type { Context } from '../../../kernel/context.ts';
import type { Queries } from '../../../platform/database/index.ts';
import { type ApplicationRow, openPersonal } from '../../application/index.ts';
import { namesSin, listInquiries as listStored, type StoredInquiry } from '../storage/inquiries.ts';

export async function listInquiries(
  queries: Queries,
  { vault }: Pick<Context, 'vault'>,
  { id, personal_sealed: sealed }: Pick<ApplicationRow, 'id' | 'personal_sealed'>,
): Promise<CreditInquiry[]> {
  const person = sealed === null ? undefined : openPersonal(vault, sealed);
  const subject = {
    role: 'applicant',
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
  } as const;
  return (await listStored(queries, vault, id)).map((stored) => toInquiry(stored, subject));
}

function toInquiry({ id, cause, ...stored }: StoredInquiry, subject: CreditInquiry['subject']): CreditInquiry {
  return {
    inquiryId: id,
    kind: 'soft',
    subject,
    hadSin: namesSin(cause),
    askedAt: stored.askedAt.toISOString(),
    answeredAt: stored.answeredAt?.toISOString() ?? null,
    status: stored.status,
    score: stored.score,
    reasons: [...stored.reasons],
    bureauRef: stored.bureauRef || null,
    error: stored.error,
  };
}
