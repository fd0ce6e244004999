import { SECOND_MS } from '@portal/contract/constants';
import type { PdfNotOpened, PdfReading, PdfVerdict } from '@portal/statements/pdf/pdf-verdict';

export type ReaderTask = 'check' | 'read' | 'readSlow' | 'readPictures';
/** `noTimeLeft`: the customer has used up their reading time. */
export type ReaderOutcome = PdfVerdict | PdfNotOpened | PdfReading['reading']['state'] | 'noTimeLeft';

export interface ReaderFigure {
  task: ReaderTask;
  outcome: ReaderOutcome;
  files: number;
  seconds: number;
}

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
