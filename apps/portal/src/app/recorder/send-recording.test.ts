import { beforeEach, expect, test, vi } from 'vitest';
import { ApiProblem, ConnectionLost } from '@portal/contract/client/problem';
import { restart, bufferEvent, sendEvents } from './send-recording.ts';

/** Long, because only hanging tests should time out, even on a busy machine. */
const WAIT = { timeout: 60_000, interval: 20 };
const server = vi.hoisted(() => ({
  recordings: 0,
  parts: [] as unknown[],
  error: undefined as Error | undefined,
  refusals: 0,
}));

vi.mock('../../api/session-lifecycle.ts', () => ({ onSessionEnd: () => undefined }));
vi.mock('../../api/call-operation.ts', () => ({
  callOperation: (name: string, call?: { params: object; body: { position: number } }) => {
    if (server.error) {
      server.refusals += 1;
      return Promise.reject(server.error);
    }
    if (name === 'Recording_StartRecording') return Promise.resolve({ recordingId: ++server.recordings });
    server.parts.push({ ...call?.params, position: call?.body.position });
    return Promise.resolve(undefined);
  },
}));

const record = (timestamp: number) => {
  bufferEvent({ type: 3, data: {}, timestamp });
  sendEvents();
};
const refuseOnce = async (error: Error) => {
  server.error = error;
  record(0);
  await vi.waitFor(() => expect(server.refusals).toBe(1), WAIT);
  server.error = undefined;
};

beforeEach(() => {
  restart();
  Object.assign(server, { recordings: 0, parts: [], error: undefined, refusals: 0 });
});

test('parts of a recording are sent in order, even after a lost connection', async () => {
  record(1);
  await vi.waitFor(() => expect(server.parts).toHaveLength(1), WAIT);
  await refuseOnce(new ConnectionLost());
  record(2);
  await vi.waitFor(
    () => expect(server.parts).toEqual([0, 1, 2].map((position) => ({ recordingId: 1, position }))),
    WAIT,
  );
});

test('a server refusal ends a recording; a new consent starts another one in the same tab', async () => {
  record(1);
  await vi.waitFor(() => expect(server.parts).toHaveLength(1), WAIT);
  await refuseOnce(new ApiProblem({ type: 'urn:problem', title: '', status: 404, code: 'errorNotFound' }));
  restart();
  record(2);
  await vi.waitFor(
    () =>
      expect(server.parts).toEqual([
        { recordingId: 1, position: 0 },
        { recordingId: 2, position: 0 },
      ]),
    WAIT,
  );
});
