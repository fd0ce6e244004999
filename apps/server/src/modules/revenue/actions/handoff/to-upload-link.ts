import type { UploadLinkState } from '@portal/contract/application/upload-links';
import type { UploadLinkRow } from '../../storage/upload-links.ts';

export interface LinkActivity {
  state: UploadLinkState;
  /** Whether files can still arrive by it. */
  isActive: boolean;
}

/** A link as the customer who created it sees it. */
export function toUploadLink(row: UploadLinkRow, { state, isActive }: LinkActivity) {
  return {
    linkId: row.id,
    kind: row.kind,
    state,
    isActive,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    fileCount: row.file_count,
  };
}
