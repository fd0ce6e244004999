import { paths } from '@portal/contract/routes';
import type { SentStatement } from '@portal/contract/operations/handoff';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callOperation } from '../../../api/call-operation.ts';
import { ConnectionLost, messageKeyOf } from '@portal/contract/client/problem';
import { showAlert } from '../../../frame/alert/alert.ts';
import { findToken } from '../../../frame/routing/find-token.ts';
import { navigate } from '../../../frame/routing/navigation.tsx';
import { findStoredVisit, clearVisit, storeVisit } from './stored-visit.ts';
import { endOf, type VisitState } from './visit-state.ts';

/** Loads the state of the link or of this tab's visit. Opening a link does not use it up. */
async function loadVisit(token: string | undefined): Promise<VisitState> {
  if (token !== undefined) {
    const { state, ...visited } = await callOperation('Handoff_OpenUploadLink', { body: { token } });
    return state === 'open'
      ? { status: 'open', visited, statements: [] }
      : { status: 'over', end: state, kind: visited.kind };
  }
  const stored = findStoredVisit();
  if (!stored) return { status: 'over', end: 'broken', kind: undefined };
  const params = { visitId: stored.visitId };
  const { statements, ...visited } = await callOperation('Handoff_GetUploadVisit', { params });
  return { status: 'open', visited, statements };
}

async function enterVisit(token: string | undefined): Promise<string> {
  if (token === undefined) return findStoredVisit()?.visitId ?? '';
  const visit = await callOperation('Handoff_StartUploadVisit', { body: { token } });
  storeVisit(visit);
  navigate(paths.uploadVisit, { replace: true });
  return visit.visitId;
}

/** A visit through an upload link. It begins when the first files are chosen, not when the page opens. */
export function useVisit() {
  const [token] = useState(() => findToken(window.location.hash));
  const [state, setState] = useState<VisitState>({ status: 'loading' });
  const entering = useRef<Promise<string>>(undefined);

  const noteEnd = useCallback((error: unknown): boolean => {
    const end = endOf(error);
    if (!end) return false;
    const kind = findStoredVisit()?.kind;
    setState((before) => ({ status: 'over', end, kind: before.status === 'open' ? before.visited.kind : kind }));
    return true;
  }, []);

  const load = useCallback(() => {
    loadVisit(token).then(setState, (error: unknown) => {
      if (noteEnd(error)) return;
      setState({ status: 'offline' });
      if (!(error instanceof ConnectionLost)) showAlert(messageKeyOf(error), 'error');
    });
  }, [token, noteEnd]);

  useEffect(load, [load]);
  useReloadOnOtherLink();

  return {
    state,
    retry: () => {
      setState({ status: 'loading' });
      load();
    },
    noteEnd,
    /** Returns the visit's id; the first call begins the visit. */
    enter: (): Promise<string> => {
      entering.current ??= enterVisit(token).catch((error: unknown) => {
        entering.current = undefined;
        throw error;
      });
      return entering.current;
    },
    change: (change: (before: readonly SentStatement[]) => readonly SentStatement[]) =>
      setState((before) => (before.status === 'open' ? { ...before, statements: change(before.statements) } : before)),
    finish: async (): Promise<void> => {
      const stored = findStoredVisit();
      if (stored) await callOperation('Handoff_EndUploadVisit', { params: { visitId: stored.visitId } });
      clearVisit();
      setState((before) =>
        before.status === 'open'
          ? { status: 'done', kind: before.visited.kind, fileCount: before.statements.length }
          : before,
      );
    },
  };
}

export type Visit = ReturnType<typeof useVisit>;

/** Opening another link in the same tab changes only the fragment, which does not reload the page. */
function useReloadOnOtherLink(): void {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener('hashchange', reload);
    return () => window.removeEventListener('hashchange', reload);
  }, []);
}
