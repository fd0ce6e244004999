import { createHash } from 'node:crypto';
import type { Application, StatementFile } from '@portal/contract/entities/entities';
import { getApplication, listApplications, startApplication } from '@portal/contract/operations/application';
import { listStatements, removeStatement, uploadStatement } from '@portal/contract/operations/revenue';
import { expect } from 'vitest';
import { LIST_LIMIT } from '../../src/modules/application/storage/applications.ts';
import { ResponseLost, type RemoteBrowser, withRetries } from '../remote-browser.ts';
import { pdfOfSize } from '@portal/statements/corpus/sample-pdfs';
import { type Write, goingOn, isDraftStep, submit, typing } from './writes.ts';

export type Moment = Write['kind'] | 'upload';

export interface Watch {
  /**
   * Called when a request has been sent. For an upload, called after the first half; the rest is sent once the promise
   * resolves.
   */
  sent(moment: Moment): Promise<void>;
  acknowledged(moment: Moment): void;
}

export interface Applicant {
  work(watch: Watch): Promise<void>;
  /**
   * Fails unless everything acknowledged exists, and everything else exists completely or not at all. `open` skips
   * applications that an earlier check found submitted, because they no longer change.
   */
  check(which?: 'open' | 'all'): Promise<void>;
  files(): StatementFile[];
  reachUpload(): Promise<string>;
  /** Uploads a file and removes it, which makes the server look for orphaned files. */
  uploadAndRemove(): Promise<void>;
}

interface KnownApplication {
  application: Application;
  pending: Write | undefined;
  files: Map<string, 'acknowledged' | 'sent'>;
  listed: StatementFile[];
  submittedVersion: number | undefined;
  submittedResponse: Application | undefined;
  isSettled: boolean;
}

const DRAFTS_OF_A_STEP = 3;
const FILES_OF_AN_APPLICATION = 3;
const FILE_BYTES = 200_000;

const isUnwatched: Watch = { sent: () => Promise.resolve(), acknowledged: () => undefined };

let serial = 0;

export function openApplicant(browser: RemoteBrowser): Applicant {
  const known = new Map<string, KnownApplication>();
  let typed = 0;

  const remember = (application: Application): KnownApplication => {
    const entry: KnownApplication = {
      application,
      pending: undefined,
      files: new Map(),
      listed: [],
      submittedVersion: undefined,
      submittedResponse: undefined,
      isSettled: false,
    };
    known.set(application.applicationId, entry);
    return entry;
  };

  const current = async (): Promise<KnownApplication> => {
    const open = [...known.values()].find(({ application }) => application.status === 'incomplete');
    return open ?? remember(await browser.call(startApplication, { body: { businessId: null } }));
  };

  const write = async (entry: KnownApplication, next: Write, watch: Watch): Promise<void> => {
    entry.pending = next;
    if (next.kind === 'submission') entry.submittedVersion = entry.application.version;
    const response = next.send(browser);
    response.catch(() => undefined);
    await watch.sent(next.kind);
    const saved = await response;
    expect(saved).toEqual({ ...entry.application, ...next.changes });
    if (next.kind === 'submission') entry.submittedResponse = saved;
    entry.application = saved;
    entry.pending = undefined;
    watch.acknowledged(next.kind);
  };

  const upload = async (entry: KnownApplication, watch: Watch): Promise<void> => {
    serial += 1;
    const content = pdfOfSize(FILE_BYTES + serial, serial);
    const sha256 = createHash('sha256').update(content).digest('hex');
    entry.files.set(sha256, 'sent');
    const saved = await browser.upload(uploadStatement, {
      params: { applicationId: entry.application.applicationId },
      fileName: `statement-${serial}.pdf`,
      content,
      half: () => watch.sent('upload'),
    });
    expect(saved).toMatchObject({ sha256, sizeBytes: content.length });
    entry.files.set(sha256, 'acknowledged');
    entry.application = { ...entry.application, statementCount: entry.application.statementCount + 1 };
    watch.acknowledged('upload');
  };

  const doNext = async (watch: Watch): Promise<void> => {
    const entry = await current();
    const { application } = entry;
    const step = application.applicationStep;
    typed += 1;
    if (isDraftStep(step) && typed % (DRAFTS_OF_A_STEP + 1) > 0)
      await write(entry, typing(application, step, `typed ${typed}`), watch);
    else if (step === 'revenue' && application.statementCount < FILES_OF_AN_APPLICATION) await upload(entry, watch);
    else await write(entry, goingOn(application), watch);
  };

  const reachUpload = async (): Promise<KnownApplication> => {
    for (;;) {
      const entry = await current();
      if (entry.application.applicationStep === 'revenue') return entry;
      await doNext(isUnwatched);
    }
  };

  const checkFiles = async (entry: KnownApplication): Promise<void> => {
    const { applicationId } = entry.application;
    const { statements } = await browser.call(listStatements, { params: { applicationId } });
    const found = statements.map(({ sha256 }) => sha256);
    const acknowledged = [...entry.files].filter(([, state]) => state === 'acknowledged').map(([sha256]) => sha256);
    expect(found).toEqual(expect.arrayContaining(acknowledged));
    expect([...entry.files.keys()]).toEqual(expect.arrayContaining(found));
    expect(new Set(found).size).toBe(found.length);
    // Files that arrived without a response now count as acknowledged; the others never will.
    entry.files = new Map(found.map((sha256) => [sha256, 'acknowledged']));
    entry.listed = statements;
    entry.application = { ...entry.application, statementCount: statements.length };
  };

  const checkApplication = async (entry: KnownApplication): Promise<void> => {
    await checkFiles(entry);
    const { application, pending } = entry;
    const { applicationId } = application;
    const found = await browser.call(getApplication, { params: { applicationId } });
    const isDone = pending !== undefined && found.version > application.version;
    expect(found).toEqual(isDone ? { ...application, ...pending.changes } : application);
    entry.application = found;
    entry.pending = undefined;
    entry.isSettled = found.status !== 'incomplete';
    if (found.status !== 'incomplete' && entry.submittedVersion !== undefined) {
      const again = await submit(browser, applicationId, entry.submittedVersion);
      expect(again).toEqual(entry.submittedResponse ?? found);
      entry.submittedResponse = again;
    }
  };

  return {
    work: async (watch) => {
      try {
        for (;;) await doNext(watch);
      } catch (error) {
        if (!(error instanceof ResponseLost)) throw error;
      }
    },

    check: async (which = 'all') => {
      await browser.renew();
      const { applications } = await browser.call(listApplications);
      const listed = applications.map(({ applicationId }) => applicationId);
      const unknown = listed.filter((applicationId) => !known.has(applicationId));
      // At most one is unknown: the application whose start was in progress.
      expect(unknown.length).toBeLessThanOrEqual(1);
      const newest = [...known.keys()].slice(unknown.length - LIST_LIMIT);
      expect(listed.filter((applicationId) => known.has(applicationId)).sort()).toEqual(newest.sort());
      for (const applicationId of unknown) remember(await browser.call(getApplication, { params: { applicationId } }));

      for (const entry of known.values()) if (which === 'all' || !entry.isSettled) await checkApplication(entry);
    },

    files: () => [...known.values()].flatMap(({ listed }) => listed),

    reachUpload: async () => (await reachUpload()).application.applicationId,

    uploadAndRemove: async () => {
      const entry = await reachUpload();
      // On a busy machine, the server may not check a file in time, and respond with an error.
      await withRetries(() => upload(entry, isUnwatched));
      const { applicationId } = entry.application;
      const { statements } = await browser.call(listStatements, { params: { applicationId } });
      const last = statements.at(-1);
      if (!last) throw new Error('Nothing was uploaded');
      await browser.call(removeStatement, { params: { applicationId, statementId: last.statementId } });
      entry.files.delete(last.sha256);
    },
  };
}
