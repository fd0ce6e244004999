import { initialSession, updateSession } from './session-store.ts';

interface ConnectedLogin {
  loginId: string;
  accountIds: readonly string[];
  requestId?: string;
}

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
