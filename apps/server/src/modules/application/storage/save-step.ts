import type { ApplicationStep } from '@portal/contract/application/steps';
import { DomainError } from '@portal/contract/error-codes';
import type { Queries } from '../../../platform/database/index.ts';
import { assertIncomplete } from '../domain/assert-incomplete.ts';
import { mayWrite } from '../domain/progress.ts';
import type { ApplicationRow, StepRow } from './application-row.ts';
import { type StepWrite, type VersionedWrite, explainRefusedWrite, updateStep } from './applications.ts';

/**
 * Saves a step and continues. Throws errorNotFound, errorVersionConflict (with the current version),
 * errorStepNotReached, or like `assertIncomplete`.
 */
export async function saveStep(queries: Queries, write: VersionedWrite & StepWrite): Promise<ApplicationRow> {
  return (await updateStep(queries, write, 'application')) ?? explainRefusedWrite(queries, write);
}

/** Like `saveStep` for a step that affects only its application: returns only what changes. */
export async function saveStepAlone(queries: Queries, write: VersionedWrite & StepWrite): Promise<StepRow> {
  return (await updateStep(queries, write, 'step')) ?? explainRefusedWrite(queries, write);
}

/** Throws like `assertIncomplete`, or errorStepNotReached. */
export function assertEditable(row: ApplicationRow, step: ApplicationStep): void {
  assertIncomplete(row);
  if (!mayWrite(step, row)) throw new DomainError('errorStepNotReached');
}
