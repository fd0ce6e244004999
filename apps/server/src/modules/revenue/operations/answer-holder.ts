import { DomainError } from '@portal/contract/error-codes';
import { answerHolder } from '@portal/contract/operations/revenue';
import { implement } from '../../../kernel/operation.ts';
import { findUploadRequest, insertEvent, lockOwnApplication, touchApplication } from '../../application/index.ts';
import { listOwnStatements } from '../actions/list-own-statements.ts';
import { isSameHolder } from '../domain/same-name.ts';
import { listReadings, lockStatements, updateHolderAnswer } from '../storage/statement-readings.ts';
import { findStatement } from '../storage/statements.ts';

export const answerHolderOperation = implement(answerHolder, async ({ context, caller, params, body }) => {
  const { applicationId, statementId } = params;
  const at = context.clock.now();

  return context.database.transaction(async (tx) => {
    const application = await lockOwnApplication(tx, { applicationId, customerId: caller.customerId });
    // Allowed whenever a statement can be uploaded.
    await findUploadRequest(tx, context, application);
    const statement = await findStatement(tx, params);
    if (!statement || statement.isRemoved) throw new DomainError('errorNotFound');

    await lockStatements(tx, applicationId);
    const readings = await listReadings(tx, context.vault, applicationId);
    const { holder = null } = readings.get(statementId) ?? {};
    if (holder === null) throw new DomainError('errorNothingAsked');
    const named = [...readings].filter(
      ([, reading]) => reading.holder !== null && isSameHolder(reading.holder, holder),
    );
    const ids = named.map(([id]) => id);
    await updateHolderAnswer(tx, ids, { answer: body.answer, at });
    await insertEvent(tx, context, applicationId, 'holderAnswered');
    await touchApplication(tx, applicationId, at);
    return listOwnStatements(tx, context, application);
  });
});
