import type { TextKey } from '@portal/locales';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { addKeyGroup, areKeysOn, type KeyBinding, type KeyGroup, keyGroups, subscribeToKeys } from './key-bindings.ts';

/** Binds keys while the component is mounted. The actions may change between renders, the keys may not. */
export function useKeys(
  title: TextKey,
  bindings: readonly KeyBinding[],
  { isEverywhere = false }: { isEverywhere?: boolean } = {},
): void {
  const latest = useRef(bindings);
  useEffect(() => {
    latest.current = bindings;
  });
  const names = bindings.map(({ keys }) => keys).join(',');
  useEffect(() => {
    const run = (keys: string) => latest.current.find((binding) => binding.keys === keys)?.run?.();
    return addKeyGroup({
      title,
      isEverywhere,
      bindings: latest.current.map((binding) => ({
        ...binding,
        ...(binding.run && { run: () => run(binding.keys) }),
      })),
    });
  }, [title, names, isEverywhere]);
}

export function useKeyGroups(): readonly KeyGroup[] {
  return useSyncExternalStore(subscribeToKeys, keyGroups);
}

export function useAreKeysOn(): boolean {
  return useSyncExternalStore(subscribeToKeys, areKeysOn);
}
