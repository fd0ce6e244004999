import { errorTextKey } from '@portal/contract/error-codes';
import type { StatementSize } from '@portal/contract/application/statements/statement-limits';
import type { StatementFile } from '@portal/contract/entities/entities';
import type { TextKey } from '@portal/locales';
import { create } from 'zustand';
import type { CallOptions } from '../../../../api/operation-types.ts';
import { isProblem } from '@portal/contract/client/problem';
import { onSessionEnd } from '../../../../api/session-lifecycle.ts';
import { type FindTypeError, inspectFile } from './inspect-file.ts';
import { uploadError } from './upload-error.ts';

export type UploadState = 'waiting' | 'uploading' | 'checking' | 'failed';

export interface Upload {
  id: string;
  destination: string;
  file: File;
  sha256: string | undefined;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  reason: TextKey | undefined;
  canRetry: boolean;
  /** Whether the file was sent before: the server may have it, and only the response was lost. */
  isRetry: boolean;
}

interface UploadQueue {
  uploads: readonly Upload[];
}

/** Uploads in progress, stored outside the screen so that leaving it does not stop them. Memory only. */
export const useUploadQueue = create<UploadQueue>()(() => ({ uploads: [] }));

export function countListed(uploads: readonly Upload[]): number {
  return uploads.filter(({ state }) => state !== 'failed').length;
}

const PARALLEL_UPLOADS = 2;
const controllers = new Map<string, AbortController>();
/** Functions that send the queued files, by upload id. */
const senders = new Map<string, () => void>();
let nextId = 0;

onSessionEnd(() => {
  for (const controller of controllers.values()) controller.abort();
  senders.clear();
  useUploadQueue.setState({ uploads: [] });
});

function change(id: string, part: Partial<Upload>): void {
  useUploadQueue.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
  }));
}

function drop(id: string): void {
  senders.delete(id);
  useUploadQueue.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));
}

export interface UploadEvents<Arrived extends StatementSize = StatementFile> {
  send: (body: FormData, options: CallOptions) => Promise<Arrived>;
  readUploaded: () => readonly StatementSize[];
  refreshUploaded: () => Promise<readonly Arrived[]>;
  onUploaded: (statement: Arrived) => void;
  onFailed: (fileName: string, reason: TextKey) => void;
  /** Which types are accepted; only PDF if absent. */
  findTypeError?: FindTypeError;
}

/** Adds files: checks each, and sends the valid ones two at a time. One failure does not affect the others. */
export async function addFiles<Arrived extends StatementSize>(
  destination: string,
  files: readonly File[],
  events: UploadEvents<Arrived>,
): Promise<void> {
  for (const file of files) {
    const waiting = useUploadQueue
      .getState()
      .uploads.filter((upload) => upload.destination === destination && upload.state !== 'failed')
      .map((upload) => ({ sizeBytes: upload.file.size, sha256: upload.sha256 }));
    const { sha256, error } = await inspectFile(file, [...events.readUploaded(), ...waiting], events.findTypeError);
    nextId += 1;
    const reason = error && errorTextKey(error);
    const upload: Upload = {
      id: `upload-${String(nextId)}`,
      destination,
      file,
      sha256,
      state: error ? 'failed' : 'waiting',
      progress: 0,
      reason,
      canRetry: false,
      isRetry: false,
    };
    useUploadQueue.setState(({ uploads }) => ({ uploads: [...uploads, upload] }));
    if (reason) {
      events.onFailed(file.name, reason);
      continue;
    }
    senders.set(upload.id, () => void send(upload, events));
    sendNext();
  }
}

function sendNext(): void {
  const { uploads } = useUploadQueue.getState();
  const running = uploads.filter(({ state }) => state === 'uploading' || state === 'checking').length;
  const next = uploads.find(({ state }) => state === 'waiting');
  if (next && running < PARALLEL_UPLOADS) senders.get(next.id)?.();
}

async function send<Arrived extends StatementSize>(
  { id, file, sha256, isRetry }: Upload,
  events: UploadEvents<Arrived>,
): Promise<void> {
  const controller = new AbortController();
  controllers.set(id, controller);
  change(id, { state: 'uploading', progress: 0, reason: undefined });
  try {
    const body = new FormData();
    body.append('file', file);
    const statement = await events.send(body, {
      signal: controller.signal,
      onUploadProgress: ({ loaded, total = file.size }) => {
        const progress = Math.min(1, loaded / total);
        change(id, { progress, state: progress === 1 ? 'checking' : 'uploading' });
      },
    });
    drop(id);
    events.onUploaded(statement);
  } catch (error) {
    if (controller.signal.aborted) {
      await events.refreshUploaded();
      return;
    }
    const arrived = isRetry && isProblem(error, 'errorFileDuplicate') ? await findArrived(sha256, events) : undefined;
    if (arrived) {
      drop(id);
      events.onUploaded(arrived);
      return;
    }
    const problem = uploadError(error);
    change(id, { state: 'failed', ...problem });
    events.onFailed(file.name, problem.reason);
  } finally {
    controllers.delete(id);
    sendNext();
  }
}

async function findArrived<Arrived extends StatementSize>(
  sha256: string | undefined,
  events: UploadEvents<Arrived>,
): Promise<Arrived | undefined> {
  const uploaded = await events.refreshUploaded();
  return uploaded.find((statement) => statement.sha256 === sha256);
}

export function cancelUpload(id: string): void {
  drop(id);
  controllers.get(id)?.abort();
}

export function cancelUploads(destination: string): void {
  for (const upload of useUploadQueue.getState().uploads)
    if (upload.destination === destination) cancelUpload(upload.id);
}

export function retryUpload<Arrived extends StatementSize>(id: string, events: UploadEvents<Arrived>): void {
  change(id, { state: 'waiting', reason: undefined, isRetry: true });
  const upload = useUploadQueue.getState().uploads.find((each) => each.id === id);
  if (upload) senders.set(id, () => void send(upload, events));
  sendNext();
}
