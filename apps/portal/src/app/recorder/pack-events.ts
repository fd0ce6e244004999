import type { RecordedEvent } from './sanitise-event.ts';

/**
 * Packs events as base64 of compressed JSON, in as few parts as the maximum length allows.
 * @throws RangeError if a single event is too long
 */
export async function packEvents(events: readonly RecordedEvent[], mostLength: number): Promise<string[]> {
  const packed = await pack(events);
  if (packed.length <= mostLength) return [packed];
  if (events.length < 2) throw new RangeError('an event too long to send');
  const half = Math.ceil(events.length / 2);
  return [
    ...(await packEvents(events.slice(0, half), mostLength)),
    ...(await packEvents(events.slice(half), mostLength)),
  ];
}

async function pack(events: readonly RecordedEvent[]): Promise<string> {
  const compressed = new Blob([JSON.stringify(events)]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(compressed).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
