import { type UploadLinkKind, uploadLinkKinds } from '@portal/contract/application/upload-links';
import { storedText } from '../../../session/browser-storage.ts';

const stored = storedText('sessionStorage', 'uploadVisit');

/** Visit of this tab, stored for a reload. Its secret is in a cookie. */
export interface StoredVisit {
  visitId: string;
  kind: UploadLinkKind;
}

export function storeVisit({ visitId, kind }: StoredVisit): void {
  stored.set(`${kind} ${visitId}`);
}

export function findStoredVisit(): StoredVisit | undefined {
  const [first, visitId] = (stored.find() ?? '').split(' ');
  const kind = uploadLinkKinds.find((known) => known === first);
  return kind && visitId ? { visitId, kind } : undefined;
}

export const clearVisit = stored.clear;
