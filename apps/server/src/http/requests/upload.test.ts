import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UPLOAD_IDLE_TIMEOUT_MS } from '@portal/contract/constants';
import { bytesOfOnlyPart, receivedBytes } from './upload.ts';

const PIECE = Buffer.alloc(2048, 'a');

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => void vi.useRealTimers());

test('a sender has as long as the store needs, and is interrupted once it stops sending', async () => {
  const file = new PassThrough();
  const bytes = receivedBytes(file);
  for (let piece = 0; piece < 3; piece += 1) {
    file.write(PIECE);
    expect((await bytes.next()).value).toEqual(PIECE);
    await vi.advanceTimersByTimeAsync(2 * UPLOAD_IDLE_TIMEOUT_MS);
  }

  const next = expect(bytes.next()).rejects.toMatchObject({ code: 'errorFileInterrupted' });
  await vi.advanceTimersByTimeAsync(UPLOAD_IDLE_TIMEOUT_MS);
  await next;
});

test('a sender that trickles a few bytes is interrupted as well', async () => {
  const file = new PassThrough();
  const bytes = receivedBytes(file);
  const sendLater = async () => {
    await vi.advanceTimersByTimeAsync(UPLOAD_IDLE_TIMEOUT_MS / 3);
    file.write('a');
  };
  const sendSlowly = async () => {
    for (;;) await Promise.all([bytes.next(), sendLater()]);
  };
  await expect(sendSlowly()).rejects.toMatchObject({ code: 'errorFileInterrupted' });
});

test('a sender that does not end the body after the file is interrupted', async () => {
  const rest = bytesOfOnlyPart(new PassThrough().end(), { next: () => new Promise(() => undefined) });
  const next = expect(rest.next()).rejects.toMatchObject({ code: 'errorFileInterrupted' });
  await vi.advanceTimersByTimeAsync(UPLOAD_IDLE_TIMEOUT_MS);
  await next;
});
