let leave: () => void = () => undefined;

export function onLostSession(next: () => void): void {
  leave = next;
}

/** Reports that the server refused to renew the session without a logout in this tab. */
export function reportLostSession(): void {
  leave();
}
