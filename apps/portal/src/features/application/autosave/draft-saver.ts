import { AUTOSAVE_DEBOUNCE_MS } from '@portal/contract/constants';
import { mergeValues, type SameValue, type StepValues } from '../conflict/merge-values.ts';
import type { UnsavedAnswer } from '../../../session/unsaved-answers.ts';
import { createDraftStore, type DraftStore } from './draft-store.ts';
import { createSaveTimer } from './save-timer.ts';

/** Why a save failed. `offline` and `busy` are retried, `conflict` means an older version, `refused` is final. */
export type SaveFailure = 'offline' | 'busy' | 'conflict' | 'refused';

export interface KnownState {
  version: number;
  values: StepValues;
}

export interface DraftPorts {
  /** Saves a draft based on `version`. @returns the new version */
  send: (values: StepValues, version: number, isLeaving: boolean) => Promise<number>;
  load: () => Promise<KnownState>;
  isSame: SameValue;
  classify: (error: unknown) => SaveFailure;
  onRefused: (error: unknown) => void;
}

export interface DraftSaver extends Pick<DraftStore, 'getState' | 'subscribe'> {
  change: (values: StepValues) => void;
  /** Sends unsaved values at once. `isLeaving`: the page is being left. */
  flush: (isLeaving?: boolean) => Promise<void>;
  /** Stops sending while Continue saves the step. Resolves once no request is pending and no conflict is open. */
  hold: () => Promise<void>;
  release: () => void;
  getVersion: () => number;
  /** Continue sent an outdated version: merges both states. Resolves once the customer has resolved every conflict. */
  meetConflict: () => Promise<void>;
  choose: (chosen: StepValues) => void;
  /** Restores values that were typed earlier and not saved, as if typed now. */
  restore: (unsaved: UnsavedAnswer) => void;
  /** Returns to the server's values from before `restore`. */
  dropRestored: () => void;
  isUnsaved: () => boolean;
  getUnsaved: () => UnsavedAnswer | undefined;
  stop: () => void;
  /** Continue saved the step: nothing is unsaved, and nothing more is sent. */
  finish: () => void;
}

/**
 * Saves a step as the customer types: after a pause, one request at a time, and the latest values win. Outlives its
 * screen, so that unsent values are retried and nothing is lost.
 */
export function createDraftSaver(known: KnownState, ports: DraftPorts): DraftSaver {
  const store = createDraftStore(known.values);
  const { getState, update, untilChosen } = store;
  const timer = createSaveTimer(() => void run());
  let base = known;
  let isDirty = false;
  let isHeld = false;
  let isStopped = false;
  let wantsAnother = false;
  let running: Promise<void> | undefined;

  const hasMore = () => isDirty;
  const wasCalled = () => wantsAnother;

  const maySend = () => isDirty && !isHeld && !isStopped && getState().conflicts.length === 0;

  /** Whether the server lacks some of the values. A number that was only reformatted on blur does not count. */
  const isNews = (values: StepValues) =>
    isDirty ||
    running !== undefined ||
    Object.entries(values).some(([name, value]) => !ports.isSame(name, value, base.values[name] ?? ''));

  const fail = async (error: unknown): Promise<boolean> => {
    const failure = ports.classify(error);
    if (failure === 'conflict') return reconcile().then(maySend, fail);
    if (failure === 'refused') {
      isStopped = true;
      update({ note: 'nothing' });
      ports.onRefused(error);
    } else {
      update({ note: failure });
      timer.retry();
    }
    return false;
  };

  /** @returns whether to continue at once */
  const attempt = async (isLeaving: boolean): Promise<boolean> => {
    const sent = getState().values;
    isDirty = false;
    wantsAnother = false;
    try {
      const version = await ports.send(sent, base.version, isLeaving);
      base = { version, values: sent };
      timer.succeed();
      if (!hasMore()) update({ note: 'saved' });
      return wasCalled() && maySend();
    } catch (error) {
      isDirty = true;
      return fail(error);
    }
  };

  const run = (isLeaving = false): Promise<void> => {
    timer.cancel();
    wantsAnother = true;
    running ??= (async () => {
      let mayContinue = maySend();
      while (mayContinue) mayContinue = await attempt(isLeaving);
    })().finally(() => {
      running = undefined;
    });
    return running;
  };

  const reconcile = async () => {
    const elsewhere = await ports.load();
    const { values, conflicts } = mergeValues(base.values, getState().values, elsewhere.values, ports.isSame);
    base = elsewhere;
    update({
      values,
      conflicts,
      adoptions: getState().adoptions + 1,
      ...(conflicts.length > 0 && { note: 'nothing' }),
    });
  };

  const release = () => {
    isHeld = false;
    if (isDirty) timer.schedule(AUTOSAVE_DEBOUNCE_MS);
  };

  const stop = () => {
    isStopped = true;
    timer.cancel();
  };

  const change = (changed: StepValues) => {
    const values = { ...getState().values, ...changed };
    if (!isNews(values)) {
      update({ values });
      return;
    }
    isDirty = true;
    update({ values, ...(!timer.hasFailed() && { note: 'saving' }) });
    timer.schedule(AUTOSAVE_DEBOUNCE_MS);
  };

  return {
    getState,
    subscribe: store.subscribe,
    change,
    restore: (unsaved) => {
      const { values: saved } = getState();
      const ofForm = (values: UnsavedAnswer['typed'] = {}) =>
        Object.fromEntries(Object.entries(values).filter(([name]) => name in saved));
      const before = { ...saved, ...ofForm(unsaved.base) };
      const { values, conflicts } = mergeValues(before, { ...saved, ...ofForm(unsaved.typed) }, saved, ports.isSame);
      if (!isNews(values)) return;
      const isOpen = (name: string) => conflicts.some(({ yours }) => name in yours);
      const restored = Object.entries(saved).filter(
        ([name, value]) => !isOpen(name) && !ports.isSame(name, value, values[name] ?? ''),
      );
      change(values);
      update({
        conflicts,
        ...(conflicts.length > 0 && { note: 'nothing' }),
        ...(restored.length > 0 && { restoredOver: Object.fromEntries(restored) }),
      });
    },
    dropRestored: () => {
      const { restoredOver = {}, adoptions } = getState();
      change(restoredOver);
      update({ restoredOver: undefined, adoptions: adoptions + 1 });
    },
    flush: (isLeaving) => run(isLeaving),
    hold: async () => {
      isHeld = true;
      timer.cancel();
      await running;
      await untilChosen();
    },
    release,
    getVersion: () => base.version,
    meetConflict: async () => {
      try {
        await reconcile();
      } catch (error) {
        release();
        throw error;
      }
      await untilChosen();
    },
    choose: (values) => {
      isDirty = true;
      const { values: typed, adoptions } = getState();
      update({ values: { ...typed, ...values }, conflicts: [], adoptions: adoptions + 1, note: 'saving' });
      void run();
    },
    getUnsaved: () => {
      const { values } = getState();
      const names = Object.keys(values).filter(
        (name) => !ports.isSame(name, values[name] ?? '', base.values[name] ?? ''),
      );
      const pick = (from: StepValues) => Object.fromEntries(names.map((name) => [name, from[name] ?? '']));
      return names.length === 0 ? undefined : { typed: pick(values), base: pick(base.values) };
    },
    isUnsaved: () => !isStopped && (isDirty || running !== undefined),
    stop,
    finish: () => {
      stop();
      base = { ...base, values: getState().values };
      update({ conflicts: [] });
    },
  };
}
