import { createHash } from 'node:crypto';
import type { Application, StatementFile } from '@portal/contract/entities/entities';
import { getApplication, listApplications, startApplication } from '@portal/contract/operations/application';
import { listStatements, removeStatement, uploadStatement } from '@portal/contract/operations/revenue';
import { expect } from 'vitest';
import { LIST_LIMIT } from '../../src/modules/application/storage/applications.ts';
import { AnswerLost, type RemoteBrowser } from '../remote-browser.ts';
import { pdfOfSize } from '../sample-pdfs.ts';
import { type Write, goingOn, isDraftStep, submit, typing } from './writes.ts';

export type Moment = Write['kind'] | 'upload';

/** What the trial wants to know of, and may hold up: each thing under way, and each that was acknowledged. */
export interface Watch {
  /** Called when a request has been sent; for an upload when half of it has, and then waited for. */
  sent(moment: Moment): Promise<void>;
  acknowledged(): void;
}

/** A customer at work, who remembers everything that the server has acknowledged. */
export interface Applicant {
  /** Types, goes on, uploads and submits, application after application, until an answer is lost. */
  work(watch: Watch): Promise<void>;
  /** Fails unless all that was acknowledged is there, and all else is there whole or not at all. */
  check(): Promise<void>;
  /** Every application's files by its id, as they were listed at the last check. */
  files(): StatementFile[];
  /** Goes on to the upload step. @returns the application's id */
  reachUpload(): Promise<string>;
  /** Uploads a file and takes it away again, which makes the server look for files that nobody needs. */
  uploadAndRemove(): Promise<void>;
}

interface Kept {
  application: Application;
  /** Under way when the answer was lost. */
  pending: Write | undefined;
  /** By SHA-256: acknowledged, or only sent. */
  files: Map<string, 'acknowledged' | 'sent'>;
  listed: StatementFile[];
  submittedVersion: number | undefined;
  submittedAnswer: Application | undefined;
}

const DRAFTS_OF_A_STEP = 3;
const FILES_OF_AN_APPLICATION = 3;
const FILE_BYTES = 200_000;

const nobodyWatches: Watch = { sent: () => Promise.resolve(), acknowledged: () => undefined };

let serial = 0;

/** A customer who is signed in in `browser`. */
export function openApplicant(browser: RemoteBrowser): Applicant {
  const kept = new Map<string, Kept>();
  let typed = 0;

  const remember = (application: Application): Kept => {
    const entry: Kept = {
      application,
      pending: undefined,
      files: new Map(),
      listed: [],
      submittedVersion: undefined,
      submittedAnswer: undefined,
    };
    kept.set(application.applicationId, entry);
    return entry;
  };

  const current = async (): Promise<Kept> => {
    const open = [...kept.values()].find(({ application }) => application.status === 'incomplete');
    return open ?? remember(await browser.call(startApplication, { body: { businessId: null } }));
  };

  const write = async (entry: Kept, next: Write, watch: Watch): Promise<void> => {
    entry.pending = next;
    if (next.kind === 'submission') entry.submittedVersion = entry.application.version;
    const answer = next.send(browser);
    answer.catch(() => undefined);
    await watch.sent(next.kind);
    const saved = await answer;
    expect(saved).toEqual({ ...entry.application, ...next.changes });
    if (next.kind === 'submission') entry.submittedAnswer = saved;
    entry.application = saved;
    entry.pending = undefined;
    watch.acknowledged();
  };

  const upload = async (entry: Kept, watch: Watch): Promise<void> => {
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
    watch.acknowledged();
  };

  const doNext = async (watch: Watch): Promise<void> => {
    const entry = await current();
    const { application } = entry;
    const step = application.applicationStep;
    typed += 1;
    if (isDraftStep(step) && typed % (DRAFTS_OF_A_STEP + 1) > 0) {
      await write(entry, typing(application, step, `typed ${typed}`), watch);
    } else if (step === 'revenue' && application.statementCount < FILES_OF_AN_APPLICATION) {
      await upload(entry, watch);
    } else {
      await write(entry, goingOn(application), watch);
    }
  };

  const reachUpload = async (): Promise<Kept> => {
    for (;;) {
      const entry = await current();
      if (entry.application.applicationStep === 'revenue') return entry;
      await doNext(nobodyWatches);
    }
  };

  const checkFiles = async (entry: Kept): Promise<void> => {
    const { applicationId } = entry.application;
    const { statements } = await browser.call(listStatements, { params: { applicationId } });
    const found = statements.map(({ sha256 }) => sha256);
    const acknowledged = [...entry.files].filter(([, state]) => state === 'acknowledged').map(([sha256]) => sha256);
    expect(found).toEqual(expect.arrayContaining(acknowledged));
    expect([...entry.files.keys()]).toEqual(expect.arrayContaining(found));
    expect(new Set(found).size).toBe(found.length);
    // What arrived although its answer did not is as good as acknowledged from now on; the rest never was.
    entry.files = new Map(found.map((sha256) => [sha256, 'acknowledged']));
    entry.listed = statements;
    entry.application = { ...entry.application, statementCount: statements.length };
  };

  const checkApplication = async (entry: Kept): Promise<void> => {
    await checkFiles(entry);
    const { application, pending } = entry;
    const { applicationId } = application;
    const found = await browser.call(getApplication, { params: { applicationId } });
    const isDone = pending !== undefined && found.version > application.version;
    expect(found).toEqual(isDone ? { ...application, ...pending.changes } : application);
    entry.application = found;
    entry.pending = undefined;
    if (found.status !== 'incomplete' && entry.submittedVersion !== undefined) {
      const again = await submit(browser, applicationId, entry.submittedVersion);
      expect(again).toEqual(entry.submittedAnswer ?? found);
      entry.submittedAnswer = again;
    }
  };

  return {
    work: async (watch) => {
      try {
        for (;;) await doNext(watch);
      } catch (error) {
        if (!(error instanceof AnswerLost)) throw error;
      }
    },

    check: async () => {
      await browser.renew();
      const { applications } = await browser.call(listApplications);
      const listed = applications.map(({ applicationId }) => applicationId);
      const unknown = listed.filter((applicationId) => !kept.has(applicationId));
      // At most the one whose start was under way.
      expect(unknown.length).toBeLessThanOrEqual(1);
      const newest = [...kept.keys()].slice(unknown.length - LIST_LIMIT);
      expect(listed.filter((applicationId) => kept.has(applicationId)).sort()).toEqual(newest.sort());
      for (const applicationId of unknown) {
        remember(await browser.call(getApplication, { params: { applicationId } }));
      }
      for (const entry of kept.values()) await checkApplication(entry);
    },

    files: () => [...kept.values()].flatMap(({ listed }) => listed),

    reachUpload: async () => (await reachUpload()).application.applicationId,

    uploadAndRemove: async () => {
      const entry = await reachUpload();
      await upload(entry, nobodyWatches);
      const { applicationId } = entry.application;
      const { statements } = await browser.call(listStatements, { params: { applicationId } });
      const last = statements.at(-1);
      if (!last) throw new Error('Nothing was uploaded');
      await browser.call(removeStatement, { params: { applicationId, statementId: last.statementId } });
      entry.files.delete(last.sha256);
    },
  };
}
