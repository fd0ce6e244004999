import { isReached } from '@portal/contract/application/steps';
import type { Application } from '@portal/contract/entities/entities';
import { callOperation } from '../../../api/call-operation.ts';
import { updateCachedApplication, setCachedApplication } from '../../../api/current-application.ts';
import { ApiProblem, ConnectionLost, isProblem } from '@portal/contract/client/problem';
import { queryClient } from '../../../api/query-client.ts';
import { onSessionEnd } from '../../../api/session-lifecycle.ts';
import { findUnsavedAnswer, storeUnsavedAnswer } from '../../../session/unsaved-answers.ts';
import { showAlert } from '../../../frame/alert/alert.ts';
import type { StepValues } from '../conflict/merge-values.ts';
import type { DraftForm } from '../step/draft-form.ts';
import { handleRefusal } from '../step/handle-refusal.ts';
import { fieldsOfForm, sameValueIn, startingValues, toDrafts } from '../step/step-values.ts';
import { createDraftSaver, type DraftPorts, type DraftSaver, type SaveFailure } from './draft-saver.ts';

/** Savers on screen or with unsent values. Memory only. */
const savers = new Map<string, DraftSaver>();

function classify(error: unknown): SaveFailure {
  if (error instanceof ConnectionLost) return 'offline';
  if (isProblem(error, 'errorVersionConflict')) return 'conflict';
  const isPassing = !(error instanceof ApiProblem) || error.status === 429 || error.status >= 500;
  return isPassing ? 'busy' : 'refused';
}

/** One operation saves several steps at once, because their drafts share a version. */
function save(form: DraftForm, applicationId: string, values: StepValues, version: number, isLeaving: boolean) {
  const settings = isLeaving ? { keepalive: true } : {};
  return form === 'missingInformation'
    ? callOperation('Application_SaveDrafts', {
        params: { applicationId },
        body: { version, drafts: toDrafts(form, values) },
        ...settings,
      })
    : callOperation('Application_SaveDraft', {
        params: { applicationId, step: form },
        body: { version, values },
        ...settings,
      });
}

function explainLeaving(form: DraftForm, { status, reachedStep }: Application): void {
  const isAnswered = form === 'missingInformation' && status === 'incomplete' && isReached('revenue', reachedStep);
  if (isAnswered) showAlert('partner.missing.answeredElsewhere');
}

function portsOf(form: DraftForm, { applicationId }: Application, fields: readonly string[]): DraftPorts {
  return {
    isSame: sameValueIn(form),
    classify,
    onRefused: (error) => handleRefusal(error, applicationId),
    async send(values, version, isLeaving) {
      const answer = await save(form, applicationId, values, version, isLeaving);
      updateCachedApplication(queryClient, applicationId, (application) => ({
        ...application,
        version: answer.version,
        drafts: { ...application.drafts, ...toDrafts(form, values) },
      }));
      return answer.version;
    },
    async load() {
      const application = await callOperation('Application_GetApplication', { params: { applicationId } });
      explainLeaving(form, application);
      setCachedApplication(queryClient, application);
      return { version: application.version, values: startingValues(form, application, fields) };
    },
  };
}

const nameOf = (key: string) => `step ${key}`;

function keyOf(form: DraftForm, applicationId: string): string {
  return `${applicationId} ${form}`;
}

/**
 * The existing saver if it still has unsent values; otherwise a new one, with values that were typed before a reload, a
 * crash or the end of the session.
 */
export function getDraftSaver(form: DraftForm, application: Application): DraftSaver {
  const { applicationId, version } = application;
  const key = keyOf(form, applicationId);
  const existing = savers.get(key);
  if (existing?.isUnsaved()) return existing;
  const fields = fieldsOfForm(form, application);
  const saver = createDraftSaver(
    { version, values: startingValues(form, application, fields) },
    portsOf(form, application, fields),
  );
  const unsaved = findUnsavedAnswer(nameOf(key));
  if (unsaved) saver.restore(unsaved);
  const store = () => storeUnsavedAnswer(nameOf(key), saver.getUnsaved());
  saver.subscribe(store);
  store();
  return saver;
}

/**
 * Retains the saver while its screen is mounted, and until all values are sent. @returns a function that releases it
 */
export function attachDraftSaver(form: DraftForm, applicationId: string, saver: DraftSaver): () => void {
  const key = keyOf(form, applicationId);
  savers.set(key, saver);
  return () => {
    void saver.flush().then(() => {
      if (savers.get(key) === saver && !saver.isUnsaved()) savers.delete(key);
    });
  };
}

function flushAll(isLeaving: boolean): void {
  for (const saver of savers.values()) void saver.flush(isLeaving);
}

window.addEventListener('online', () => flushAll(false));
window.addEventListener('pagehide', () => flushAll(true));
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') flushAll(true);
});

onSessionEnd(() => {
  for (const saver of savers.values()) saver.stop();
  savers.clear();
});
