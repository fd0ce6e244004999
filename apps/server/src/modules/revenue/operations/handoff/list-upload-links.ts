import { listUploadLinks } from '@portal/contract/operations/handoff';
import { implement } from '../../../../kernel/operation.ts';
import { getOwnApplication } from '../../../application/index.ts';
import { findLinkState, isSessionOver } from '../../actions/handoff/find-link-state.ts';
import { toUploadLink } from '../../actions/handoff/to-upload-link.ts';
import { listUploadLinks as listRows } from '../../storage/upload-links.ts';

export const listUploadLinksOperation = implement(listUploadLinks, async ({ context, caller, params }) => {
  const { query } = context.database;
  const application = await getOwnApplication(query, { ...params, customerId: caller.customerId });

  const rows = await listRows(query, application.id, context.clock.now());
  const links = rows.map(async (row) => {
    const state = await findLinkState(query, context, row);
    const isVisited = state === 'used' && row.has_open_visit && !(await isSessionOver(query, context, row));
    return toUploadLink(row, { state, isActive: state === 'open' || isVisited });
  });

  return { links: await Promise.all(links) };
});
