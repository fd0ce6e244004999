import type { DraftStep } from '@portal/contract/application/steps';
import type { Application } from '@portal/contract/entities/entities';
import { callOperation } from '../../../api/call-operation.ts';
import { changeKeptApplication, keepApplication } from '../../../api/current-application.ts';
import { ApiProblem, ConnectionLost, isProblem } from '../../../api/problem.ts';
import { queryClient } from '../../../api/query-client.ts';
import { onSessionEnd } from '../../../api/session-lifecycle.ts';
import { followRefusal } from '../step/follow-refusal.ts';
import { sameValueIn, startingValues } from '../step/step-values.ts';
import { createDraftSaver, type DraftPorts, type DraftSaver, type SaveFailure } from './draft-saver.ts';

/** Savers that are on screen or still have something to send. Memory only. */
const savers = new Map<string, DraftSaver>();

function classify(error: unknown): SaveFailure {
  if (error instanceof ConnectionLost) return 'offline';
  if (isProblem(error, 'errorVersionConflict')) return 'conflict';
  const isPassing = !(error instanceof ApiProblem) || error.status === 429 || error.status >= 500;
  return isPassing ? 'busy' : 'refused';
}

function portsOf(step: DraftStep, applicationId: string): DraftPorts {
  return {
    isSame: sameValueIn(step),
    classify,
    onRefused: (error) => followRefusal(error, applicationId),
    async send(values, version, isLeaving) {
      const answer = await callOperation('Application_SaveDraft', {
        params: { applicationId, step },
        body: { version, values },
        ...(isLeaving && { keepalive: true }),
      });
      changeKeptApplication(queryClient, applicationId, (application) => ({
        ...application,
        version: answer.version,
        drafts: { ...application.drafts, [step]: values },
      }));
      return answer.version;
    },
    async load() {
      const application = await callOperation('Application_GetApplication', { params: { applicationId } });
      keepApplication(queryClient, application);
      return { version: application.version, values: startingValues(step, application) };
    },
  };
}

function keyOf(step: DraftStep, applicationId: string): string {
  return `${applicationId} ${step}`;
}

/** What saves a step as the person types: the one that still has something to send, else a new one. */
export function getDraftSaver(step: DraftStep, application: Application): DraftSaver {
  const { applicationId, version } = application;
  const kept = savers.get(keyOf(step, applicationId));
  if (kept?.isUnsaved()) return kept;
  return createDraftSaver({ version, values: startingValues(step, application) }, portsOf(step, applicationId));
}

/** Keeps the saver while its screen shows, and after that until everything typed is sent. @returns how to let go */
export function attachDraftSaver(step: DraftStep, applicationId: string, saver: DraftSaver): () => void {
  const key = keyOf(step, applicationId);
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
