import { DomainError } from '@portal/contract/error-codes';
import { openUploadLink } from '@portal/contract/operations/handoff';
import { implement } from '../../../../kernel/operation.ts';
import { findLinkState, getLinkOfToken } from '../../actions/handoff/find-link-state.ts';
import { describeVisited, getReceivingApplication } from '../../actions/handoff/visited-application.ts';

/** Describes the link without using it up, because mail scanners open links, too. */
export const openUploadLinkOperation = implement(openUploadLink, async ({ context, body }) => {
  const { query } = context.database;
  const link = await getLinkOfToken(query, context, body.token);
  const nothing = { kind: link.kind, businessName: null, months: [] };

  const state = await findLinkState(query, context, link);
  if (state !== 'open') return { ...nothing, state };

  try {
    const receiving = await getReceivingApplication(query, context, link);
    return { ...(await describeVisited(query, context, link, receiving)), state };
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'errorAlreadySubmitted') throw error;
    return { ...nothing, state: 'notNeeded' as const };
  }
});
