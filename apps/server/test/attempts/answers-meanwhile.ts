import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { TestServer } from '../test-context.ts';

/** A server that waited for the work in its own thread would have answered once or twice. */
const LEAST_ANSWERS = 5;
/** Between requests after those: without a pause, they would take the processor from the work. */
const PAUSE_MS = 20;

/** Waits for work during which the API has to answer: some requests, where it takes the machine a while. */
export async function whileAnswering<T>(
  { app }: Pick<TestServer, 'app'>,
  work: Promise<T>,
  leastAnswers = LEAST_ANSWERS,
): Promise<T> {
  const over = work.then(
    () => true,
    () => true,
  );
  let answers = 0;
  while (!(await Promise.race([over, answers < leastAnswers ? nextTurn(false) : delay(PAUSE_MS, false)]))) {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    answers += 1;
  }
  expect(answers).toBeGreaterThanOrEqual(leastAnswers);
  return work;
}
