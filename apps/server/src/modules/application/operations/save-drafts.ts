import { saveDrafts } from '@portal/contract/operations/application';
import { draftSteps } from '@portal/contract/application/steps';
import { DomainError } from '@portal/contract/error-codes';
import { implement } from '../../../kernel/operation.ts';
import { assertFieldsOfStep } from '../domain/draft-fields.ts';
import { assertIncomplete } from '../domain/assert-incomplete.ts';
import { explainRefusedWrite, getOwnApplication, updateReferredDrafts } from '../storage/applications.ts';
import { sealDraft } from '../storage/sealed-values.ts';

export const saveDraftsOperation = implement(saveDrafts, async ({ context, caller, params, body }) => {
  const { database, vault, clock } = context;
  const typed = draftSteps.flatMap((step) => {
    const values = body.drafts[step];
    return values === undefined ? [] : [{ step, values }];
  });
  for (const { step, values } of typed) assertFieldsOfStep(step, values, `drafts.${step}`);

  const write = { applicationId: params.applicationId, customerId: caller.customerId, version: body.version };
  const drafts = Object.fromEntries(typed.map(({ step, values }) => [step, sealDraft(vault, values)]));
  const version = await updateReferredDrafts(database.query, { ...write, drafts, at: clock.now() });
  if (version !== undefined) return { version };

  const row = await getOwnApplication(database.query, write);
  assertIncomplete(row);
  if (row.experience_type !== 'partner') throw new DomainError('errorStepNotReached');
  return explainRefusedWrite(database.query, { ...write, step: 'welcome' });
});
