import { officeDay } from '@portal/contract/application/office-day';
import { useSyncExternalStore } from 'react';
import { getConsoleConfiguration } from './console-configuration.ts';

let known: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Takes over the day of the office as the server says it; an answer from before midnight that comes late is none. */
export function noteToday(day: string): void {
  if (known !== undefined && day <= known) return;
  known = day;
  for (const listener of listeners) listener();
}

/** Today at the office (YYYY-MM-DD), by the server's clock: the clock of a desk may be wrong. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => known ?? officeDay(new Date(), getConsoleConfiguration().officeTimeZone),
  );
}
