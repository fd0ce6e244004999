/** Login returned by a bank's own pages; in memory only, and can be read once. */
let returnedLoginId: string | undefined;

/** Removes the login from the address of `/application-bank-return` before anything else reads it. */
export function storeBankReturn(query: string): void {
  returnedLoginId = new URLSearchParams(query).get('loginId') ?? undefined;
}

export function takeBankReturn(): string | undefined {
  const loginId = returnedLoginId;
  returnedLoginId = undefined;
  return loginId;
}
