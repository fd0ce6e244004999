import { useSyncExternalStore } from 'react';

/** Open modal dialogs, the topmost last: what lies outside it is inert, so toasts go inside. */
let hosts: HTMLElement[] = [];
const listeners = new Set<() => void>();

function update(next: HTMLElement[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

/** Announces a modal dialog as the place for what must stay reachable. @returns the way to take it back. */
export function enterTopLayer(host: HTMLElement): () => void {
  update([...hosts, host]);
  return () => update(hosts.filter((other) => other !== host));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The topmost open modal dialog, or undefined while there is none. */
export function useTopLayerHost(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, () => hosts.at(-1));
}
