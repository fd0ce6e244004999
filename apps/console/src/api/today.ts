import { officeDay } from '@portal/contract/application/office-day';
import { useSyncExternalStore } from 'react';
import { getConsoleConfiguration } from './console-configuration.ts';

let known: string | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores the office's current day from the server; a late response from before midnight is ignored. */
export function noteToday(day: string): void {
  if (known !== undefined && day <= known) return;
  known = day;
  for (const listener of listeners) listener();
}

/** Today at the office (YYYY-MM-DD), by the server's clock: the local clock may be wrong. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => known ?? officeDay(new Date(), getConsoleConfiguration().officeTimeZone),
  );
}
