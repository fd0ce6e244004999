let leave: () => void = () => undefined;

/** Says what follows once the server has refused to renew the session of this tab. */
export function onLostSession(next: () => void): void {
  leave = next;
}

/** The server has refused to renew the session: it is over, though nobody has logged out here. */
export function reportLostSession(): void {
  leave();
}
