import { closeApplication } from '@portal/contract/operations/staff';
import { implement } from '../../../http/operation.ts';
import { closeApplication as close, insertEvent, lockApplication } from '../../application/index.ts';
import { requestMail } from '../../notification/index.ts';
import { getRow } from '../storage/listed-applications.ts';
import { toListed } from '../to-listed.ts';

export const closeApplicationOperation = implement(closeApplication, async ({ context, params, body }) => {
  const { applicationId } = params;
  const { outcome } = body;
  const row = await context.database.transaction(async (tx) => {
    const { customer_id: customerId } = await lockApplication(tx, applicationId);
    const closed = await close(tx, context, { applicationId, customerId, move: 'close', outcome });
    await insertEvent(tx, context, applicationId, 'closed');
    await requestMail(tx, context, {
      template: 'applicationClosed',
      to: closed.email,
      language: closed.language,
      outcome,
      reference: closed.reference,
      operatingName: closed.structure?.companyName ?? null,
    });
    return getRow(tx, applicationId);
  });

  return toListed(row);
});
