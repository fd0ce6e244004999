import type { Context } from '../src/context.ts';
import { jobHandlers } from '../src/modules/index.ts';

/** Does at once what a job that starts by itself does. */
export async function runJob(context: Context, name: string): Promise<void> {
  const handler = jobHandlers(context).find(({ job }) => job.name === name);
  if (!handler) throw new Error(`There is no job "${name}"`);
  await handler.handle({}, { id: 'test', retryCount: 0, signal: new AbortController().signal });
}
