import { useEffect, useState } from 'react';

/** Whether so many milliseconds have passed since the component came. */
export function useDelay(ms: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** Nothing is shown for so long, then the shape of what comes. */
export const SHAPE_AFTER_MS = 150;
