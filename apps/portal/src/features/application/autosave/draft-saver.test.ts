import { AUTOSAVE_DEBOUNCE_MS } from '@portal/contract/constants';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StepValues } from '../conflict/merge-values.ts';
import { createDraftSaver, type DraftPorts, type SaveFailure } from './draft-saver.ts';

class Refusal extends Error {
  readonly failure: SaveFailure;

  constructor(failure: SaveFailure) {
    super(failure);
    this.failure = failure;
  }
}

function createServer(values: StepValues) {
  const server = {
    known: { version: 1, values },
    sent: [] as StepValues[],
    underWay: 0,
    mostUnderWay: 0,
    failNext: [] as SaveFailure[],
    refusals: [] as unknown[],
    release: undefined as (() => void) | undefined,
    isSlow: false,
  };
  const ports: DraftPorts = {
    send: async (next, version) => {
      server.underWay += 1;
      server.mostUnderWay = Math.max(server.mostUnderWay, server.underWay);
      server.sent.push(next);
      if (server.isSlow) await new Promise<void>((resolve) => (server.release = resolve));
      server.underWay -= 1;
      const failure = server.failNext.shift() ?? (version === server.known.version ? undefined : 'conflict');
      if (failure) throw new Refusal(failure);
      server.known = { version: version + 1, values: next };
      return server.known.version;
    },
    load: () => Promise.resolve(server.known),
    isSame: (_name, one, other) => one === other,
    classify: (error) => (error as Refusal).failure,
    onRefused: (error) => server.refusals.push(error),
  };
  return { server, ports };
}

const start = { city: '', street: '' };
const pause = () => vi.advanceTimersByTimeAsync(AUTOSAVE_DEBOUNCE_MS);

describe('saving while the customer types', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('a difference in formatting only is not sent, because it would extend an idle session', async () => {
    const { server, ports } = createServer(start);
    const isSame: DraftPorts['isSame'] = (_name, one, other) => String(one).trim() === String(other).trim();
    const saver = createDraftSaver(server.known, { ...ports, isSame });
    saver.change({ city: 'Laval' });
    await pause();
    saver.change({ city: 'Laval ' });
    await saver.flush();
    await pause();
    expect(server.sent).toEqual([{ city: 'Laval', street: '' }]);
    expect(saver.getState()).toMatchObject({ note: 'saved', values: { city: 'Laval ' } });
    expect(saver.isUnsaved()).toBe(false);
    saver.change({ city: 'Lévis' });
    await pause();
    expect(server.sent).toHaveLength(2);
  });

  test('waits for a pause, sends the latest values, and says saved only after the response', async () => {
    const { server, ports } = createServer(start);
    const saver = createDraftSaver(server.known, ports);
    expect(saver.getState().note).toBe('nothing');
    saver.change({ city: 'L' });
    await vi.advanceTimersByTimeAsync(AUTOSAVE_DEBOUNCE_MS - 1);
    saver.change({ city: 'Laval' });
    expect(saver.getState().note).toBe('saving');
    expect(server.sent).toEqual([]);
    await pause();
    expect(server.sent).toEqual([{ city: 'Laval', street: '' }]);
    expect(saver.getState().note).toBe('saved');
  });

  test('makes one call at a time; input typed in the meantime follows', async () => {
    const { server, ports } = createServer(start);
    server.isSlow = true;
    const saver = createDraftSaver(server.known, ports);
    saver.change({ city: 'L' });
    await pause();
    saver.change({ city: 'La' });
    await pause();
    saver.change({ city: 'Laval' });
    void saver.flush();
    server.release?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(saver.getState().note).toBe('saving');
    server.release?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.sent.map(({ city }) => city)).toEqual(['L', 'Laval']);
    expect(server.mostUnderWay).toBe(1);
    expect(saver.getState().note).toBe('saved');
  });

  test('reports being offline, retries with growing delays, and ends as saved', async () => {
    const { server, ports } = createServer(start);
    server.failNext = ['offline', 'offline', 'busy'];
    const saver = createDraftSaver(server.known, ports);
    saver.change({ city: 'Laval' });
    await pause();
    expect(saver.getState().note).toBe('offline');
    saver.change({ city: 'Laval QC' });
    expect(saver.getState().note).toBe('offline');
    await vi.advanceTimersByTimeAsync(1000 + 2000);
    expect(saver.getState().note).toBe('busy');
    await vi.advanceTimersByTimeAsync(4000);
    expect(server.known.values.city).toBe('Laval QC');
    expect(saver.getState().note).toBe('saved');
  });

  test('another version without a field in common is merged silently', async () => {
    const { server, ports } = createServer(start);
    const saver = createDraftSaver(server.known, ports);
    server.known = { version: 7, values: { ...start, street: '1 rue A' } };
    saver.change({ city: 'Laval' });
    await pause();
    expect(server.known).toEqual({ version: 8, values: { city: 'Laval', street: '1 rue A' } });
    expect(saver.getState()).toMatchObject({ note: 'saved', conflicts: [], adoptions: 1 });
  });

  test('two values for the same field wait for the customer’s choice; nothing is sent before it', async () => {
    const { server, ports } = createServer(start);
    const saver = createDraftSaver(server.known, ports);
    server.known = { version: 7, values: { ...start, city: 'Gatineau' } };
    saver.change({ city: 'Laval' });
    await pause();
    expect(saver.getState().conflicts).toEqual([
      { name: 'city', yours: { city: 'Laval' }, elsewhere: { city: 'Gatineau' } },
    ]);
    expect(saver.getState().note).toBe('nothing');
    await saver.flush();
    expect(server.known.values.city).toBe('Gatineau');
    saver.choose({ city: 'Laval' });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.known.values.city).toBe('Laval');
    expect(saver.getState()).toMatchObject({ note: 'saved', conflicts: [] });
  });

  test('pauses while the step itself is saved, and resumes if that failed', async () => {
    const { server, ports } = createServer(start);
    const saver = createDraftSaver(server.known, ports);
    saver.change({ city: 'Laval' });
    await saver.hold();
    await pause();
    expect(server.sent).toEqual([]);
    saver.release();
    await pause();
    expect(server.known.values.city).toBe('Laval');
  });

  test('a step with an older version resolves once the customer has chosen', async () => {
    const { server, ports } = createServer(start);
    const saver = createDraftSaver(server.known, ports);
    saver.change({ city: 'Laval' });
    await saver.hold();
    server.known = { version: 7, values: { ...start, city: 'Gatineau' } };
    let isMet = false;
    const met = saver.meetConflict().then(() => (isMet = true));
    await vi.advanceTimersByTimeAsync(0);
    expect(isMet).toBe(false);
    saver.choose({ city: 'Gatineau' });
    await met;
    expect(saver.getVersion()).toBe(7);
    expect(saver.getState().values.city).toBe('Gatineau');
    expect(server.sent).toEqual([]);
  });

  test('values typed earlier and not saved are saved over the server’s values, or can be discarded', async () => {
    const { server, ports } = createServer({ city: 'Gatineau', street: '1 rue A' });
    const saver = createDraftSaver(server.known, ports);
    saver.restore({ typed: { city: 'Laval', unknown: 'x' }, base: { city: 'Gatineau' } });
    expect(saver.getUnsaved()).toEqual({ typed: { city: 'Laval' }, base: { city: 'Gatineau' } });
    await pause();
    expect(server.known.values).toEqual({ city: 'Laval', street: '1 rue A' });
    expect(saver.getState()).toMatchObject({ note: 'saved', restoredOver: { city: 'Gatineau' }, adoptions: 0 });
    saver.change({ street: '2 rue B' });
    saver.dropRestored();
    await pause();
    expect(server.known.values).toEqual({ city: 'Gatineau', street: '2 rue B' });
    expect(saver.getState()).toMatchObject({ restoredOver: undefined, adoptions: 1 });
    expect(saver.getUnsaved()).toBeUndefined();
  });

  test('a value typed earlier, and changed elsewhere since, is the customer’s choice', async () => {
    const { server, ports } = createServer({ city: 'Gatineau', street: '1 rue A' });
    const saver = createDraftSaver(server.known, ports);
    saver.restore({ typed: { city: 'Laval', street: '1 rue A' }, base: { city: 'Lévis', street: '' } });
    expect(saver.getState()).toMatchObject({
      conflicts: [{ name: 'city', yours: { city: 'Laval' }, elsewhere: { city: 'Gatineau' } }],
      restoredOver: undefined,
    });
    await pause();
    expect(server.sent).toEqual([]);
    saver.choose({ city: 'Laval' });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.known.values).toEqual({ city: 'Laval', street: '1 rue A' });
  });

  test('nothing is unsaved once Continue has saved the step', () => {
    const { server, ports } = createServer(start);
    const saver = createDraftSaver(server.known, ports);
    saver.change({ city: 'Laval' });
    saver.finish();
    expect(saver.getUnsaved()).toBeUndefined();
    expect(saver.isUnsaved()).toBe(false);
  });

  test('a permanent refusal stops the saving and is reported', async () => {
    const { server, ports } = createServer(start);
    server.failNext = ['refused'];
    const saver = createDraftSaver(server.known, ports);
    saver.change({ city: 'Laval' });
    await pause();
    expect(server.refusals).toHaveLength(1);
    saver.change({ city: 'Laval QC' });
    await pause();
    expect(server.sent).toHaveLength(1);
  });
});
