let leave: () => void = () => undefined;

/** Registers what happens once the server has refused to renew this tab's session. */
export function onLostSession(next: () => void): void {
  leave = next;
}

/** Reports that the server refused to renew the session, without a logout here. */
export function reportLostSession(): void {
  leave();
}
