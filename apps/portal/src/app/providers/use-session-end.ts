import { HOUR_MS, SESSION_WARNING_BEFORE_MS } from '@portal/contract/constants';
import { useCallback, useEffect, useState } from 'react';
import { refreshSessionClock, useSessionLife } from '../../api/session-lifecycle.ts';
import { endOf } from './session-end.ts';

/** Browser timers are limited to 24 days, and pause while the machine sleeps. */
const LONGEST_TIMER_MS = HOUR_MS;

export interface SessionEnd {
  /** Time in milliseconds on this browser's clock. */
  endsAt: number;
  /** False near the absolute end of the session. */
  canExtend: boolean;
  isNear: boolean;
  recheck: () => Promise<void>;
}

/** Watches for the end of the session. Before warning, checks with the server: another tab may have extended it. */
export function useSessionEnd(): SessionEnd {
  const clock = useSessionLife((life) => life.clock);
  const end = clock ? endOf(clock) : { endsAt: 0, canExtend: false };
  const [warnedEnd, setWarnedEnd] = useState(0);
  const { endsAt } = end;

  const recheck = useCallback(async () => {
    const now = endOf(await refreshSessionClock());
    setWarnedEnd(now.endsAt - Date.now() <= SESSION_WARNING_BEFORE_MS ? now.endsAt : 0);
  }, []);

  useEffect(() => {
    if (endsAt === 0) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const left = endsAt - SESSION_WARNING_BEFORE_MS - Date.now();
      if (left <= 0) recheck().catch(() => setWarnedEnd(endsAt));
      else timer = setTimeout(look, Math.min(left, LONGEST_TIMER_MS));
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [endsAt, recheck]);

  return { ...end, isNear: endsAt > 0 && warnedEnd === endsAt, recheck };
}
