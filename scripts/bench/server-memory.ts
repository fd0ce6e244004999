import { MEGABYTE, SECOND_MS } from '@portal/contract/constants';

export interface Memory {
  resident: number;
  heapUsed: number;
  /** Buffers, and the embedded database. */
  external: number;
}

const metricOf = {
  resident: 'process_resident_memory_bytes',
  heapUsed: 'nodejs_heap_size_used_bytes',
  external: 'nodejs_external_memory_bytes',
} as const satisfies Record<keyof Memory, string>;

export async function readMemory(metricsPort: number): Promise<Memory> {
  const text = await (await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`)).text();
  const megabytes = (metric: string): number => {
    const value = new RegExp(`^${metric} (?<value>\\S+)$`, 'mu').exec(text)?.groups?.value;
    return Number(value) / MEGABYTE;
  };
  return {
    resident: megabytes(metricOf.resident),
    heapUsed: megabytes(metricOf.heapUsed),
    external: megabytes(metricOf.external),
  };
}

export async function readProcessorTimes(metricsPort: number): Promise<{ portalMs: number; readerMs: number }> {
  const text = await (await fetch(`http://127.0.0.1:${String(metricsPort)}/metrics`)).text();
  const sum = (metric: string): number =>
    [...text.matchAll(new RegExp(`^${metric}(?:\\{.*\\})? (?<value>\\S+)$`, 'gmu'))].reduce(
      (total, { groups }) => total + Number(groups?.value),
      0,
    );
  return {
    portalMs: sum('process_cpu_seconds_total') * SECOND_MS,
    readerMs: sum('portal_reader_processor_seconds_total') * SECOND_MS,
  };
}
