import {
  MOST_CONNECTIONS_OF_A_PROCESS,
  OTHER_CONNECTIONS,
} from '../../apps/server/src/platform/database/postgres/connections.ts';
import type { CostKind, Costs, Storage } from '../bench/processor-costs.ts';

export interface Measured {
  costs: Costs;
  storage: Storage;
}

/** Average work per application, from the first page to the decision. */
export const usage: Readonly<Record<CostKind, number>> = {
  save: 14,
  read: 40,
  staffPage: 25,
  /** Four and a half files of 3 MB. */
  uploadMegabyte: 13.5,
  /** Pages read as text, and by OCR. */
  textPage: 16,
  scannedPage: 2,
};

const machine = {
  cores: 4,
  /** Beyond this load, waiting grows faster than work. */
  busy: 0.6,
  busiestHour: 0.2,
  days: 250,
  /** OCR pages wait for the night, one at a time per process. */
  hoursForPictures: 20,
  fileMegabytes: 13.5,
} as const;

export interface Fleet {
  name: string;
  portalCores: number;
  databaseCores: number;
  processes: number;
}

export const fleets: readonly Fleet[] = [
  { name: 'one machine', portalCores: 2.5, databaseCores: 1.5, processes: 2 },
  { name: 'three machines', portalCores: 8, databaseCores: 4, processes: 8 },
  { name: 'ten machines', portalCores: 32, databaseCores: 8, processes: 32 },
];

export function secondsOfAnApplication(costs: Costs): { answering: number; pictures: number; database: number } {
  const kinds = Object.keys(usage) as CostKind[];
  const sum = (of: readonly CostKind[], side: 'portalMs' | 'databaseMs') =>
    of.reduce((total, kind) => total + (usage[kind] * costs[kind][side]) / 1000, 0);
  const answered = kinds.filter((kind) => kind !== 'scannedPage');
  return {
    answering: sum(answered, 'portalMs'),
    pictures: sum(['scannedPage'], 'portalMs'),
    database: sum(kinds, 'databaseMs'),
  };
}

export interface Capacity {
  fleet: Fleet;
  allowed: { portal: number; pictures: number; database: number };
  aDay: number;
  aYear: number;
  breaksFirst: keyof Capacity['allowed'];
  connections: number;
  databaseGigabytes: number;
  fileTerabytes: number;
}

export function capacityOf(fleet: Fleet, { costs, storage }: Measured): Capacity {
  const seconds = secondsOfAnApplication(costs);
  const inTheBusiestHour = (cores: number, each: number) => (cores * machine.busy * 3600) / each / machine.busiestHour;
  const allowed = {
    portal: inTheBusiestHour(fleet.portalCores, seconds.answering),
    pictures: (Math.min(fleet.processes, fleet.portalCores) * machine.hoursForPictures * 3600) / seconds.pictures,
    database: inTheBusiestHour(fleet.databaseCores, seconds.database),
  };
  const [breaksFirst, aDay] = (Object.entries(allowed) as [keyof typeof allowed, number][]).reduce((least, each) =>
    each[1] < least[1] ? each : least,
  );
  const aYear = aDay * machine.days;
  return {
    fleet,
    allowed,
    aDay,
    aYear,
    breaksFirst,
    connections: fleet.processes * MOST_CONNECTIONS_OF_A_PROCESS + OTHER_CONNECTIONS,
    databaseGigabytes: (aYear * storage.databaseBytes) / 1e9,
    fileTerabytes: (aYear * machine.fileMegabytes) / 1e6,
  };
}
