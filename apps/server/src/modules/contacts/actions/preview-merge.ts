import { createHash } from 'node:crypto';
import { DomainError } from '@portal/contract/error-codes';
import type { MergePreview } from '@portal/contract/staff/contacts';
import type { Queries, Transaction } from '../../../platform/database/index.ts';
import { listRows, toListed } from '../../work-list/index.ts';
import { loadMergePreview } from '../storage/merge-preview.ts';
import { holdContacts } from '../storage/merge-customers.ts';

const MOST_APPLICATIONS = 1000;

interface Contacts {
  keep: string;
  merge: string;
}

/** Throws errorNotFound unless the ids belong to two contacts with one address. */
export async function previewMerge(queries: Queries, contacts: Contacts): Promise<MergePreview> {
  const previewed = await loadMergePreview(queries, contacts);
  if (previewed === undefined) throw new DomainError('errorNotFound');
  const moved = await listRows(queries, { customerId: contacts.merge, limit: MOST_APPLICATIONS });
  const preview = { ...previewed, applications: moved.map(toListed) };
  return { ...preview, fingerprint: fingerprintOf(preview) };
}

/**
 * Throws errorVersionConflict if the merge would move anything other than what the preview showed. Blocks additions
 * until the transaction ends.
 */
export async function assertPreviewCurrent(tx: Transaction, contacts: Contacts, fingerprint: string): Promise<void> {
  await holdContacts(tx, contacts);
  if ((await previewMerge(tx, contacts)).fingerprint !== fingerprint) throw new DomainError('errorVersionConflict');
}

function fingerprintOf(preview: Omit<MergePreview, 'fingerprint'>): string {
  const { applications, files, consents, businesses, united, referrals, requests, droppedRequests } = preview;
  const ids = applications.map(({ applicationId, reference }) => [applicationId, reference]);
  const seen = [ids, files, consents, businesses, united, referrals, requests, droppedRequests, preview.openForBoth];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

export function refuseSame({ keep, merge }: { keep: string; merge: string }): void {
  if (keep === merge)
    throw new DomainError('errorValidation', { errors: [{ path: 'mergeCustomerId', key: 'errors.errorValidation' }] });
}
