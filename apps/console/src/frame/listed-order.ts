/** The applications of the list as it was left: from the page of one, keys lead to the next. */
let order: readonly string[] = [];
/** The one that was opened last: the way back leads to its row. */
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

/** Where an application stood in the list, from 1, and between which others; undefined if it was in none. */
export function findInListedOrder(applicationId: string) {
  const at = order.indexOf(applicationId);
  if (at < 0) return undefined;
  return { position: at + 1, count: order.length, previous: order[at - 1], next: order[at + 1] };
}
