import type { ConsoleAddress } from '@portal/contract/staff/console-paths';
import { navigate } from '../../frame/navigation.tsx';

/** Reads a query parameter with fixed values; ignores invalid ones. */
export function readChoice<Value extends string>(query: string, name: string, values: readonly Value[]) {
  const text = new URLSearchParams(query).get(name);
  return values.find((value) => value === text);
}

export function listAddress(path: ConsoleAddress, state: Readonly<Record<string, string | undefined>>): ConsoleAddress {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

export function showState(path: ConsoleAddress, state: Readonly<Record<string, string | undefined>>): void {
  navigate(listAddress(path, state), { replace: true });
}
