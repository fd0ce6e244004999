import type { ApplicationStep } from '@portal/contract/application/steps';
import { DomainError } from '@portal/contract/error-codes';
import type { Queries } from '../../../platform/database/index.ts';
import { mayWrite } from '../domain/progress.ts';
import type { ApplicationRow, StepRow } from './application-row.ts';
import { type StepWrite, type VersionedWrite, explainRefusedWrite, updateStep } from './applications.ts';

/**
 * Saves a step and goes on. Throws errorNotFound, errorAlreadySubmitted, errorVersionConflict (with the current
 * version) or errorStepNotReached.
 */
export async function saveStep(queries: Queries, write: VersionedWrite & StepWrite): Promise<ApplicationRow> {
  return (await updateStep(queries, write, 'application')) ?? explainRefusedWrite(queries, write);
}

/** As `saveStep`, for a step that concerns nothing beside its application: reads back what it changes alone. */
export async function saveStepAlone(queries: Queries, write: VersionedWrite & StepWrite): Promise<StepRow> {
  return (await updateStep(queries, write, 'step')) ?? explainRefusedWrite(queries, write);
}

/** Throws errorAlreadySubmitted, or errorStepNotReached, where this step may not be written now. */
export function assertEditable(row: ApplicationRow, step: ApplicationStep): void {
  if (row.status !== 'incomplete') throw new DomainError('errorAlreadySubmitted');
  if (!mayWrite(step, row)) {
    throw new DomainError('errorStepNotReached');
  }
}
