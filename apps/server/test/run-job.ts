import type { Context } from '../src/kernel/context.ts';
import { jobHandlers } from '../src/modules/index.ts';

export async function runJob(context: Context, name: string, payload: object = {}): Promise<void> {
  const handler = jobHandlers(context).find(({ job }) => job.name === name);
  if (!handler) throw new Error(`There is no job "${name}"`);
  await handler.handle(payload, { id: 'test', retryCount: 0, signal: new AbortController().signal });
}
