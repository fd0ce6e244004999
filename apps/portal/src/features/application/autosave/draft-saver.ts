import { AUTOSAVE_DEBOUNCE_MS, SECOND_MS } from '@portal/contract/constants';
import { type FieldConflict, mergeValues, type SameValue, type StepValues } from '../conflict/merge-values.ts';

/** What the person is told. `saved` only after the server has acknowledged everything typed so far. */
export type SaveNote = 'nothing' | 'saving' | 'saved' | 'offline' | 'busy';

/** What became of a save that failed: worth another try, an older version, or no use in trying. */
export type SaveFailure = 'offline' | 'busy' | 'conflict' | 'refused';

export interface DraftState {
  note: SaveNote;
  values: StepValues;
  /** What was also changed elsewhere, waiting for the person's choice. */
  conflicts: readonly FieldConflict[];
  /** Grows when values came from elsewhere, so that the form takes them over. */
  adoptions: number;
}

/** A state of the step that the server knows. */
export interface KnownState {
  version: number;
  values: StepValues;
}

export interface DraftPorts {
  /** Keeps a draft based on `version`. @returns the new version */
  send: (values: StepValues, version: number, isLeaving: boolean) => Promise<number>;
  /** What the server knows now. */
  load: () => Promise<KnownState>;
  isSame: SameValue;
  classify: (error: unknown) => SaveFailure;
  /** The application can no longer be written. */
  onRefused: (error: unknown) => void;
}

export interface DraftSaver {
  getState: () => DraftState;
  subscribe: (listener: () => void) => () => void;
  /** Takes everything typed so far; it is sent once the person pauses. */
  change: (values: StepValues) => void;
  /** Sends what is not saved yet without waiting for a pause; `isLeaving` while the page is left. */
  flush: (isLeaving?: boolean) => Promise<void>;
  /** Stops sending while the step itself is saved. Resolves when nothing is under way and no choice is open. */
  hold: () => Promise<void>;
  /** Goes on after a step's save failed. */
  release: () => void;
  /** The version to base the step's save on. */
  getVersion: () => number;
  /** The step's save met an older version: brings both states together. Resolves when every choice is made. */
  meetConflict: () => Promise<void>;
  choose: (chosen: StepValues) => void;
  /** Something typed has not been acknowledged. */
  isUnsaved: () => boolean;
  /** Nothing more is sent. */
  stop: () => void;
}

const LONGEST_WAIT_MS = 30 * SECOND_MS;

/**
 * Saves a step as the person types: after a pause, one call at a time, the latest values win. Lives on when its
 * screen goes, so that what could not be sent is tried again and nothing typed is lost.
 */
export function createDraftSaver(known: KnownState, ports: DraftPorts): DraftSaver {
  let base = known;
  let state: DraftState = { note: 'nothing', values: known.values, conflicts: [], adoptions: 0 };
  let isDirty = false;
  let isHeld = false;
  let isStopped = false;
  let wantsAnother = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let chosen: (() => void) | undefined;
  const listeners = new Set<() => void>();

  const update = (change: Partial<DraftState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), delay);
  };

  /** Typed while a call was under way. */
  const hasMore = () => isDirty;
  const wasCalled = () => wantsAnother;

  const maySend = () => isDirty && !isHeld && !isStopped && state.conflicts.length === 0;

  /** What ended by a failure that time may heal is tried again: after 1, 2, 4 … seconds, or once we are online. */
  const retryLater = (note: 'offline' | 'busy') => {
    update({ note });
    schedule(Math.min(SECOND_MS * 2 ** failures, LONGEST_WAIT_MS));
    failures += 1;
  };

  const fail = async (error: unknown): Promise<boolean> => {
    const failure = ports.classify(error);
    if (failure === 'conflict') return reconcile().then(maySend, fail);
    if (failure === 'refused') {
      isStopped = true;
      update({ note: 'nothing' });
      ports.onRefused(error);
    } else {
      retryLater(failure);
    }
    return false;
  };

  /** @returns whether to go on at once */
  const attempt = async (isLeaving: boolean): Promise<boolean> => {
    const sent = state.values;
    isDirty = false;
    wantsAnother = false;
    try {
      const version = await ports.send(sent, base.version, isLeaving);
      base = { version, values: sent };
      failures = 0;
      if (!hasMore()) update({ note: 'saved' });
      return wasCalled() && maySend();
    } catch (error) {
      isDirty = true;
      return fail(error);
    }
  };

  const run = (isLeaving = false): Promise<void> => {
    clearTimeout(timer);
    wantsAnother = true;
    running ??= (async () => {
      let goesOn = maySend();
      while (goesOn) goesOn = await attempt(isLeaving);
    })().finally(() => {
      running = undefined;
    });
    return running;
  };

  const reconcile = async () => {
    const elsewhere = await ports.load();
    const { values, conflicts } = mergeValues(base.values, state.values, elsewhere.values, ports.isSame);
    base = elsewhere;
    update({ values, conflicts, adoptions: state.adoptions + 1, ...(conflicts.length > 0 && { note: 'nothing' }) });
  };

  const release = () => {
    isHeld = false;
    if (isDirty) schedule(AUTOSAVE_DEBOUNCE_MS);
  };

  const untilChosen = async () => {
    while (state.conflicts.length > 0) {
      await new Promise<void>((resolve) => {
        chosen = resolve;
      });
    }
  };

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (values) => {
      isDirty = true;
      update({ values: { ...state.values, ...values }, ...(failures === 0 && { note: 'saving' }) });
      schedule(AUTOSAVE_DEBOUNCE_MS);
    },
    flush: (isLeaving) => run(isLeaving),
    hold: async () => {
      isHeld = true;
      clearTimeout(timer);
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
      update({ values: { ...state.values, ...values }, conflicts: [], adoptions: state.adoptions + 1, note: 'saving' });
      chosen?.();
      void run();
    },
    isUnsaved: () => !isStopped && (isDirty || running !== undefined),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
