let order: readonly string[] = [];
let lastOpened: string | undefined;

export function keepListedOrder(applicationIds: readonly string[]): void {
  order = applicationIds;
}

export function noteOpened(applicationId: string): void {
  lastOpened = applicationId;
}

export function findLastOpened(): string | undefined {
  return lastOpened;
}

/** Position of an application in the list, from 1, and its neighbours; undefined if it is not in a list. */
export function findInListedOrder(applicationId: string) {
  const at = order.indexOf(applicationId);
  if (at < 0) return undefined;
  return { position: at + 1, count: order.length, previous: order[at - 1], next: order[at + 1] };
}
