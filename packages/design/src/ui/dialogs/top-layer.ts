import { useSyncExternalStore } from 'react';

/** Open modal dialogs, topmost last. Everything outside the topmost dialog is inert, so toasts are shown inside it. */
let hosts: HTMLElement[] = [];
const listeners = new Set<() => void>();

function update(next: HTMLElement[]): void {
  hosts = next;
  for (const listener of listeners) listener();
}

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

export function useTopLayerHost(): HTMLElement | undefined {
  return useSyncExternalStore(subscribe, topmost, topmost);
}
