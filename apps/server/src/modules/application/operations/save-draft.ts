import { saveDraft } from '@portal/contract/operations/application';
import { implement } from '../../../kernel/operation.ts';
import { assertFieldsOfStep } from '../domain/draft-fields.ts';
import { explainRefusedWrite, updateDraft } from '../storage/applications.ts';
import { sealDraft } from '../storage/sealed-values.ts';

export const saveDraftOperation = implement(saveDraft, async ({ context, caller, params, body }) => {
  assertFieldsOfStep(params.step, body.values);

  const write = {
    applicationId: params.applicationId,
    customerId: caller.customerId,
    version: body.version,
    step: params.step,
    sealed: sealDraft(context.vault, body.values),
    at: context.clock.now(),
  };
  const version = await updateDraft(context.database.query, write);

  return { version: version ?? (await explainRefusedWrite(context.database.query, write)) };
});
