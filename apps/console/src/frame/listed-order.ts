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

export function findInListedOrder(applicationId: string) {
  const at = order.indexOf(applicationId);
  if (at < 0) return undefined;
  return { position: at + 1, count: order.length, previous: order[at - 1], next: order[at + 1] };
}
