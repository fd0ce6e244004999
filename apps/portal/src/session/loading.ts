import { updateSession } from './session-store.ts';

let running = 0;

export async function whileLoading<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1;
  updateSession({ loading: true });
  try {
    return await work();
  } finally {
    running -= 1;
    updateSession({ loading: running > 0 });
  }
}
