import { initialSession, updateSession } from './session-store.ts';

interface ConnectedLogin {
  loginId: string;
  accountIds: readonly string[];
  requestId?: string;
}

/** Stores the login from the bank's widget, in memory only, until the server has received it. */
export function storeBankData({ loginId, accountIds, requestId }: ConnectedLogin): void {
  updateSession({
    bankData: {
      flinksLoginId: loginId,
      flinksAccountId: accountIds[0] ?? null,
      flinksRequestId: requestId ?? null,
    },
  });
}

export function clearBankData(): void {
  updateSession({ bankData: initialSession.bankData });
}
