import type { UploadLinkState } from '@portal/contract/application/upload-links';
import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../../kernel/context.ts';
import type { Queries } from '../../../../platform/database/index.ts';
import { isLoggedIn } from '../../../auth/index.ts';
import { stateByTimes } from '../../domain/link-state.ts';
import { findUploadLinkByToken, type UploadLinkRow } from '../../storage/upload-links.ts';
import { secretHashes } from './secrets.ts';

export async function findLinkState(queries: Queries, context: Context, link: UploadLinkRow): Promise<UploadLinkState> {
  const state = stateByTimes(link, context.clock.now());
  if (state !== 'open') return state;
  return (await isSessionOver(queries, context, link)) ? 'ended' : 'open';
}

export async function isSessionOver(
  queries: Queries,
  context: Context,
  { kind, session_id: sessionId }: Pick<UploadLinkRow, 'kind' | 'session_id'>,
): Promise<boolean> {
  return kind === 'device' && (sessionId === null || !(await isLoggedIn(queries, context, sessionId)));
}

/** The link of a token in any state. Throws errorNotFound for malformed and unknown tokens alike. */
export async function getLinkOfToken(queries: Queries, context: Context, token: string): Promise<UploadLinkRow> {
  const link = await findUploadLinkByToken(queries, secretHashes(context, 'link', token));
  if (!link) throw new DomainError('errorNotFound');
  return link;
}
