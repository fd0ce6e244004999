import { useEffect, useState } from 'react';

/** Whether `ms` milliseconds have passed since the component was mounted. */
export function useDelay(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** Delay before a placeholder appears; nothing is shown until then. */
export const SHAPE_AFTER_MS = 150;
