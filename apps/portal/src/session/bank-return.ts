/** What a bank's own pages bring back: in memory alone, and for one look. */
let kept: string | undefined;

/** Takes the login out of the address of `/application-bank-return` before anything else reads it. */
export function keepBankReturn(query: string): void {
  kept = new URLSearchParams(query).get('loginId') ?? undefined;
}

/** The login that came back. A second look, as after a reload, finds none. */
export function takeBankReturn(): string | undefined {
  const loginId = kept;
  kept = undefined;
  return loginId;
}
