import type { MetricValue, ModuleMetric } from '../../kernel/metric.ts';
import { readerFigures } from './actions/reading/shared-reader.ts';

function done(value: 'files' | 'seconds'): MetricValue[] {
  return readerFigures().done.map(({ task, outcome, ...figures }) => ({
    labels: { task, outcome },
    value: figures[value],
  }));
}

/** Metrics of the file readers: seconds show slow files, waiting files show whether there are enough readers. */
export const revenueMetrics: readonly ModuleMetric[] = [
  {
    kind: 'counter',
    name: 'portal_reader_files_total',
    help: 'Uploaded files by task (check at upload, read, readSlow, readPictures) and outcome.',
    labelNames: ['task', 'outcome'],
    from: 'process',
    read: () => done('files'),
  },
  {
    kind: 'counter',
    name: 'portal_reader_processor_seconds_total',
    help: 'Processor time spent on uploaded files, by task and outcome.',
    labelNames: ['task', 'outcome'],
    from: 'process',
    read: () => done('seconds'),
  },
  {
    kind: 'gauge',
    name: 'portal_reader_waiting',
    help: 'Uploaded files waiting for a reader.',
    labelNames: [],
    from: 'process',
    read: () => [{ labels: {}, value: readerFigures().waiting }],
  },
];
