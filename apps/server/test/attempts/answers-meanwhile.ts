import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { TestServer } from '../test-context.ts';

/** A server that works in its main thread would respond only once or twice. */
const LEAST_ANSWERS = 5;
/** Pause between further requests, which would otherwise take processor time from the work. */
const PAUSE_MS = 20;

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
