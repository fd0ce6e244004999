import { RECORDING_CHUNK_MAXIMUM_LENGTH } from '@portal/contract/constants';
import { callOperation } from '../../api/call-operation.ts';
import { ConnectionLost } from '@portal/contract/client/problem';
import { onSessionEnd } from '../../api/session-lifecycle.ts';
import { packEvents } from './pack-events.ts';
import type { RecordedEvent } from './sanitise-event.ts';

/** Maximum events that wait during a lost connection; later ones are dropped. */
const MOST_WAITING_EVENTS = 2000;
const MOST_WAITING_PARTS = 20;

interface Recording {
  /** Undefined until the first part is sent. */
  recordingId: string | undefined;
  sent: number;
  events: RecordedEvent[];
  parts: string[];
  /** Whether recording has stopped because the server refused it or too much is waiting. */
  isOver: boolean;
}

const none = (): Recording => ({ recordingId: undefined, sent: 0, events: [], parts: [], isOver: false });

let current = none();
let sending: Promise<void> = Promise.resolve();

export function restart(): void {
  current.isOver = true;
  current = none();
}

onSessionEnd(restart);

export function bufferEvent(event: RecordedEvent): void {
  if (current.isOver) return;
  current.events.push(event);
  if (current.events.length > MOST_WAITING_EVENTS) current.isOver = true;
}

export function sendEvents(): void {
  sending = sending.then(() => send(current));
}

async function send(recording: Recording): Promise<void> {
  const events = recording.events.splice(0);
  try {
    if (events.length > 0) recording.parts.push(...(await packEvents(events, RECORDING_CHUNK_MAXIMUM_LENGTH)));
    for (let [content] = recording.parts; content !== undefined && !recording.isOver; [content] = recording.parts) {
      recording.recordingId ??= (await callOperation('Recording_StartRecording')).recordingId;
      const { recordingId, sent: position } = recording;
      await callOperation('Recording_AddChunk', { params: { recordingId }, body: { position, content } });
      recording.sent += 1;
      recording.parts.shift();
    }
  } catch (error) {
    // A part whose response was lost is sent again: the server stores each position once.
    const mayGoOn = error instanceof ConnectionLost && recording.parts.length <= MOST_WAITING_PARTS;
    if (!mayGoOn) recording.isOver = true;
  }
}
