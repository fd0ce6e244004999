import { SECOND_MS } from '@portal/contract/constants';
import type { PdfNotOpened, PdfReading, PdfVerdict } from '@portal/statements/pdf/pdf-verdict';

/** Kind of work: the check at upload, a reading, one of a slow file, or OCR. */
export type ReaderTask = 'check' | 'read' | 'readSlow' | 'readPictures';
/** Outcome; `noTimeLeft`: the customer has used up their reading time. */
export type ReaderOutcome = PdfVerdict | PdfNotOpened | PdfReading['reading']['state'] | 'noTimeLeft';

/** Totals of a task and outcome, in files and processor seconds. */
export interface ReaderFigure {
  task: ReaderTask;
  outcome: ReaderOutcome;
  files: number;
  seconds: number;
}

/** Counts reader work for the process's metrics. */
export interface ReaderTally {
  add(task: ReaderTask, outcome: ReaderOutcome, workedMs: number): void;
  figures(): readonly ReaderFigure[];
}

export function createReaderTally(): ReaderTally {
  const figures = new Map<string, ReaderFigure>();
  return {
    add: (task, outcome, workedMs) => {
      const key = `${task} ${outcome}`;
      const { files, seconds } = figures.get(key) ?? { files: 0, seconds: 0 };
      figures.set(key, { task, outcome, files: files + 1, seconds: seconds + workedMs / SECOND_MS });
    },
    figures: () => [...figures.values()],
  };
}
