import { UPLOAD_VISIT_LIFETIME_MS } from '@portal/contract/constants';
import { startUploadVisit } from '@portal/contract/operations/handoff';
import { implement } from '../../../../kernel/operation.ts';
import { audited } from '../../../auth/index.ts';
import { getLinkOfToken } from '../../actions/handoff/find-link-state.ts';
import { startVisit } from '../../actions/handoff/start-visit.ts';
import { describeVisited } from '../../actions/handoff/visited-application.ts';

export const startUploadVisitOperation = implement(startUploadVisit, async ({ context, body, exchange }) => {
  const { database } = context;
  const link = await getLinkOfToken(database.query, context, body.token);

  const call = {
    operationId: startUploadVisit.operationId,
    requestId: exchange.requestId,
    rowIds: [link.id],
  };
  const { visitId, secret, ...receiving } = await audited(context, call, async (noteRow) => {
    const started = await database.transaction((tx) => startVisit(tx, context, link));
    noteRow(started.visitId);
    return started;
  });

  exchange.setCookie('uploadVisit', secret, { maxAgeMs: UPLOAD_VISIT_LIFETIME_MS, below: visitId });
  return { visitId, ...(await describeVisited(database.query, context, link, receiving)), statements: [] };
});
