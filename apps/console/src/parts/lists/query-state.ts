import type { ConsoleAddress } from '@portal/contract/staff/console-paths';
import { navigate } from '../../frame/navigation.tsx';

/** One of the values that a part of the query may have; what is not understood is left out. */
export function readChoice<Value extends string>(query: string, name: string, values: readonly Value[]) {
  const text = new URLSearchParams(query).get(name);
  return values.find((value) => value === text);
}

/** The address of a list in a state, without what is not set. */
export function listAddress(path: ConsoleAddress, state: Readonly<Record<string, string | undefined>>): ConsoleAddress {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) if (value) query.set(name, value);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

/** Shows a list in another state, in place of the one before. */
export function showState(path: ConsoleAddress, state: Readonly<Record<string, string | undefined>>): void {
  navigate(listAddress(path, state), { replace: true });
}
