import { AsyncLocalStorage } from 'node:async_hooks';
import { type Tracer, useTracer } from '../src/platform/telemetry/tracing.ts';

/** Records statements; open it before the server to observe. */
export function noteStatements() {
  const listening = new AsyncLocalStorage<string[]>();
  const tracer: Tracer = {
    open: () => ({ traceId: '', run: (work) => work(), end: () => undefined }),
    note: ({ name }) => void listening.getStore()?.push(name),
    headers: () => ({}),
    ids: () => undefined,
    close: () => Promise.resolve(),
  };
  useTracer(tracer);
  return {
    of: async (work: () => Promise<unknown>): Promise<string[]> => {
      const names: string[] = [];
      await listening.run(names, work);
      return names;
    },
    stop: () => useTracer(undefined),
  };
}
