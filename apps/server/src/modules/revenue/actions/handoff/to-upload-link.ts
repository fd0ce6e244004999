import type { UploadLinkState } from '@portal/contract/application/upload-links';
import type { UploadLinkRow } from '../../storage/upload-links.ts';

export interface LinkActivity {
  state: UploadLinkState;
  isActive: boolean;
}

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
