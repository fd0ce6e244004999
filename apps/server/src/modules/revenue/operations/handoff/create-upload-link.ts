import { createUploadLink } from '@portal/contract/operations/handoff';
import { implement } from '../../../../kernel/operation.ts';
import { audited } from '../../../auth/index.ts';
import { createLink } from '../../actions/handoff/create-link.ts';
import { toUploadLink } from '../../actions/handoff/to-upload-link.ts';

export const createUploadLinkOperation = implement(
  createUploadLink,
  async ({ context, caller, params, body, exchange }) => {
    const call = {
      operationId: createUploadLink.operationId,
      requestId: exchange.requestId,
      rowIds: [params.applicationId],
    };
    const { row, link } = await audited(context, call, async (noteRow) => {
      const created = await context.database.transaction((tx) =>
        createLink(tx, context, caller, { ...params, ...body }),
      );
      noteRow(created.row.id);
      return created;
    });
    return { ...toUploadLink(row, { state: 'open', isActive: true }), link };
  },
);
