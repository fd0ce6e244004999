import { errorCodes } from '@portal/contract/error-codes';
import type { StatementFile } from '@portal/contract/entities/entities';
import type { SentStatement } from '@portal/contract/operations/handoff';
import type { TextKey } from '@portal/locales';
import { create } from 'zustand';
import type { CallOptions } from '../../../../api/operation-types.ts';
import { isProblem } from '@portal/contract/client/problem';
import { onSessionEnd } from '../../../../api/session-lifecycle.ts';
import { inspectFile } from './inspect-file.ts';
import { uploadError } from './upload-error.ts';

export type UploadState = 'waiting' | 'uploading' | 'checking' | 'failed';

export interface Upload {
  id: string;
  /** The application or the visit that it is sent to. */
  destination: string;
  file: File;
  sha256: string | undefined;
  state: UploadState;
  /** 0 to 1. */
  progress: number;
  /** Why it failed. */
  reason: TextKey | undefined;
  /** Whether sending it again may succeed. */
  canRetry: boolean;
  /** It was sent before: the server may have it, and only the answer was lost. */
  isRetry: boolean;
}

interface UploadQueue {
  uploads: readonly Upload[];
}

/** Files on their way, kept outside of the screen: leaving it does not stop them. Memory only. */
export const useUploadQueue = create<UploadQueue>()(() => ({ uploads: [] }));

/** How many of these files count as chosen: those that failed do not. */
export function countListed(uploads: readonly Upload[]): number {
  return uploads.filter(({ state }) => state !== 'failed').length;
}

const PARALLEL_UPLOADS = 2;
const controllers = new Map<string, AbortController>();
let nextId = 0;

onSessionEnd(() => {
  for (const controller of controllers.values()) controller.abort();
  useUploadQueue.setState({ uploads: [] });
});

function change(id: string, part: Partial<Upload>): void {
  useUploadQueue.setState(({ uploads }) => ({
    uploads: uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)),
  }));
}

function drop(id: string): void {
  useUploadQueue.setState(({ uploads }) => ({ uploads: uploads.filter((upload) => upload.id !== id) }));
}

/** How files are sent to a destination, and what is said about them. */
export interface UploadEvents<Arrived extends SentStatement = StatementFile> {
  send: (body: FormData, options: CallOptions) => Promise<Arrived>;
  /** What the server has, as far as it is known now. */
  readUploaded: () => readonly SentStatement[];
  /** Asks the server again, where an answer may have been lost. */
  refreshUploaded: () => Promise<readonly Arrived[]>;
  onUploaded: (statement: Arrived) => void;
  onFailed: (fileName: string, reason: TextKey) => void;
}

/** Adds files: each is looked at, and those without an error are sent, two at a time. One that fails loses no other. */
export async function addFiles<Arrived extends SentStatement>(
  destination: string,
  files: readonly File[],
  events: UploadEvents<Arrived>,
): Promise<void> {
  for (const file of files) {
    const waiting = useUploadQueue
      .getState()
      .uploads.filter((upload) => upload.destination === destination && upload.state !== 'failed')
      .map((upload) => ({ sizeBytes: upload.file.size, sha256: upload.sha256 }));
    const { sha256, error } = await inspectFile(file, [...events.readUploaded(), ...waiting]);
    nextId += 1;
    const reason = error && errorCodes[error].textKey;
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
    if (reason) events.onFailed(file.name, reason);
    else sendNext(events);
  }
}

function sendNext<Arrived extends SentStatement>(events: UploadEvents<Arrived>): void {
  const { uploads } = useUploadQueue.getState();
  const running = uploads.filter(({ state }) => state === 'uploading' || state === 'checking').length;
  const next = uploads.find(({ state }) => state === 'waiting');
  if (next && running < PARALLEL_UPLOADS) void send(next, events);
}

async function send<Arrived extends SentStatement>(
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
    sendNext(events);
  }
}

/** The file that the server had taken although its answer never came. */
async function findArrived<Arrived extends SentStatement>(
  sha256: string | undefined,
  events: UploadEvents<Arrived>,
): Promise<Arrived | undefined> {
  const uploaded = await events.refreshUploaded();
  return uploaded.find((statement) => statement.sha256 === sha256);
}

/** Stops a file on its way, or takes a failed one from the list. */
export function cancelUpload(id: string): void {
  drop(id);
  controllers.get(id)?.abort();
}

/** Takes all files from the list that are not at this destination yet. */
export function cancelUploads(destination: string): void {
  for (const upload of useUploadQueue.getState().uploads)
    if (upload.destination === destination) cancelUpload(upload.id);
}

/** Sends a failed file once more. */
export function retryUpload<Arrived extends SentStatement>(id: string, events: UploadEvents<Arrived>): void {
  change(id, { state: 'waiting', reason: undefined, isRetry: true });
  sendNext(events);
}
