import { useSyncExternalStore } from 'react';

/** Open modal dialogs, the topmost last: what is outside it is inert, so toasts go inside. */
let hosts: HTMLElement[] = [];
const listeners = new Set<() => void>();

function update(next: HTMLElement[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

/** Registers a modal dialog as the place for what must stay reachable. @returns how to unregister it. */
export function enterTopLayer(host: HTMLElement): () => void {
  update([...hosts, host]);
  return () => update(hosts.filter((other) => other !== host));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function topmost(): HTMLElement | undefined {
  return hosts.at(-1);
}

/** The topmost open modal dialog, or undefined while there is none. */
export function useTopLayerHost(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, topmost, topmost);
}
