import { outsideServices, type System, type SystemPartName } from '@portal/contract/staff/system';
import { SECOND_MS } from '@portal/contract/constants';
import type { Context } from '../../../kernel/context.ts';
import { findCertificateEnd } from '../../../platform/certificate.ts';
import { MigrationConflict } from '../../../platform/database/index.ts';
import { findRoom } from '../../../platform/folders.ts';
import type { JobCount } from '../../../platform/jobs.ts';
import { outsideHealth } from '../../../platform/telemetry/outside-calls.ts';
import { listTroubledMails } from '../../notification/index.ts';
import { countDeliveries } from '../../webhook/index.ts';
import {
  findWorst,
  judgeCertificate,
  judgeJobs,
  judgeMigrations,
  judgeReading,
  judgeRoom,
  judgeRuns,
  judgeService,
  judgeWebhooks,
} from '../domain/judge.ts';
import { type BackupKind, findLastRuns } from '../storage/backup-runs.ts';

type PartReader<Name extends SystemPartName> = (context: Context) => Promise<System[Name]>;

const MAIL_JOB = 'send-mail';
const readingJobs = ['read-statement', 'read-slow-statement', 'read-statement-pictures'];
const MAILS_LISTED = 20;

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

function tally(counts: readonly JobCount[]) {
  const of = (...states: string[]) =>
    sum(counts.filter(({ state }) => states.includes(state)).map(({ count }) => count));
  return {
    waiting: of('created', 'retry'),
    running: of('active'),
    failed: of('failed'),
    late: sum(counts.map(({ late }) => late)),
    oldestWaitsSeconds: Math.round(Math.max(0, ...counts.map(({ oldestWaitsSeconds }) => oldestWaitsSeconds))),
  };
}

const readMigrations: PartReader<'migrations'> = async ({ database }) => {
  try {
    const { expected, missing, newer } = await database.migrationState();
    return { ...judgeMigrations({ missing, newer }), applied: expected - missing, expected };
  } catch (error) {
    if (error instanceof MigrationConflict) return { state: 'broken', reason: 'conflict', applied: 0, expected: 0 };
    throw error;
  }
};

const readRuns =
  (kind: BackupKind) =>
  async ({ clock, database }: Context): Promise<System['backup']> => {
    const { last, lastGood } = await findLastRuns(database.query, kind);
    return {
      ...judgeRuns(kind, { now: clock.now(), last, lastGoodAt: lastGood?.started_at }),
      last: last
        ? {
            startedAt: last.started_at.toISOString(),
            endedAt: last.ended_at.toISOString(),
            error: last.error,
            databaseBytes: last.database_bytes,
            filesBytes: last.files_bytes,
            rows: last.row_count,
          }
        : null,
      lastGoodAt: lastGood?.started_at.toISOString() ?? null,
    };
  };

const readJobs: PartReader<'jobs'> = async ({ jobs }) => {
  const counts = (await jobs.counts()).filter(({ kind }) => jobs.kinds().includes(kind) && kind !== MAIL_JOB);
  const kinds = [...Map.groupBy(counts, ({ kind }) => kind)]
    .map(([job, own]) => {
      const { waiting, late, failed } = tally(own);
      return { job, waiting, late, failed };
    })
    .filter(({ waiting, failed }) => waiting + failed > 0)
    .toSorted((a, b) => b.failed - a.failed || b.late - a.late || a.job.localeCompare(b.job));
  const { late, failed } = tally(counts);
  return { ...judgeJobs({ late, failed }), kinds };
};

const readMails: PartReader<'mails'> = async (context) => {
  const [counts, newest] = await Promise.all([context.jobs.counts(), listTroubledMails(context, MAILS_LISTED)]);
  const { late, failed } = tally(counts.filter(({ kind }) => kind === MAIL_JOB));
  return { ...judgeJobs({ late, failed }), late, failed, newest };
};

const readWebhooks: PartReader<'webhooks'> = async ({ database }) => {
  const { waiting, retried, givenUp } = await countDeliveries(database.query);
  return { ...judgeWebhooks({ retried, givenUp }), waiting, givenUp };
};

const readServices: PartReader<'services'> = ({ clock }) => {
  const services = outsideServices.map((service) => {
    const health = outsideHealth(service);
    const last = health?.lastFailure;
    return {
      service,
      ...judgeService(health?.failuresInARow),
      lastFailure: last
        ? { at: new Date(clock.now().getTime() - last.secondsAgo * SECOND_MS).toISOString(), code: last.code }
        : null,
    };
  });
  const { state = 'fine' } = findWorst(services) ?? {};
  const reason = { fine: 'good', attention: 'failed', broken: 'failing' } as const;
  return Promise.resolve({ state, reason: reason[state], services });
};

const readFiles: PartReader<'files'> = async ({ config, files }) => {
  const store = config.s3 ? 'bucket' : 'disk';
  const room = config.s3 ? undefined : await findRoom(config.dataDir);
  const isThere = await files.check().then(
    () => true,
    () => false,
  );
  const judged = judgeRoom(room);
  return {
    ...(isThere || judged.reason === 'noRoom' ? judged : { state: 'broken', reason: 'unavailable' }),
    store,
    freeBytes: room?.freeBytes ?? null,
    totalBytes: room?.totalBytes ?? null,
  };
};

const readCertificates: PartReader<'certificates'> = async ({ clock, config }) => {
  const addresses = await Promise.all(
    [...new Set([config.publicUrl, config.consoleUrl])].map(async (address) => {
      if (!address.startsWith('https:')) return { address, state: 'fine', reason: 'notHttps', endsAt: null } as const;
      const end = await findCertificateEnd(address);
      return { address, ...judgeCertificate(end, clock.now()), endsAt: end?.toISOString() ?? null };
    }),
  );
  const { state = 'fine', reason = 'good' } = findWorst(addresses) ?? {};
  return { state, reason, addresses };
};

const readReading: PartReader<'reading'> = async ({ jobs }) => {
  const counts = (await jobs.counts()).filter(({ kind }) => readingJobs.includes(kind));
  const { waiting, running, late, oldestWaitsSeconds } = tally(counts);
  return { ...judgeReading({ late }), waiting, running, late, oldestWaitsSeconds };
};

export const partReaders: { [Name in SystemPartName]: PartReader<Name> } = {
  migrations: readMigrations,
  backup: readRuns('backup'),
  trial: readRuns('trial'),
  jobs: readJobs,
  mails: readMails,
  webhooks: readWebhooks,
  services: readServices,
  files: readFiles,
  certificates: readCertificates,
  reading: readReading,
};
