import { SECOND_MS } from '@portal/contract/constants';

const LONGEST_WAIT_MS = 30 * SECOND_MS;

export interface SaveTimer {
  schedule: (delay: number) => void;
  /** Runs the work after 1, 2, 4 … seconds, after a failure that may be temporary. */
  retry: () => void;
  succeed: () => void;
  hasFailed: () => boolean;
  cancel: () => void;
}

export function createSaveTimer(run: () => void): SaveTimer {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };

  return {
    schedule,
    retry: () => {
      schedule(Math.min(SECOND_MS * 2 ** failures, LONGEST_WAIT_MS));
      failures += 1;
    },
    succeed: () => {
      failures = 0;
    },
    hasFailed: () => failures > 0,
    cancel: () => clearTimeout(timer),
  };
}
