import { depositAnalysis, type DepositAnalysis } from '@portal/contract/bank/deposit-analysis';
import { accountFlow, type AccountFlow } from '@portal/contract/application/cash-flow';
import type { Vault } from '../../../platform/encryption/index.ts';
import type { KnownAccount } from '../domain/known-account.ts';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';

const LOGIN_PURPOSE = sealedColumns['bank_connection.login_sealed'].purpose;
const REQUEST_PURPOSE = sealedColumns['bank_connection.request_sealed'].purpose;
const ACCOUNTS_PURPOSE = sealedColumns['bank_connection.accounts_sealed'].purpose;
const CASH_FLOW_PURPOSE = sealedColumns['bank_connection.cash_flow_sealed'].purpose;
const ANALYSIS_PURPOSE = sealedColumns['bank_connection.analysis_sealed'].purpose;

export const sealLogin = (vault: Vault, loginId: string) => vault.seal(loginId, LOGIN_PURPOSE);
export const openLogin = (vault: Vault, sealed: string) => vault.open(sealed, LOGIN_PURPOSE);

/** The first hash is stored. */
export const hashesOfLogin = (vault: Vault, loginId: string) => vault.keyedHashes(loginId, LOGIN_PURPOSE);

export const sealRequest = (vault: Vault, requestId: string) => vault.seal(requestId, REQUEST_PURPOSE);
export const openRequest = (vault: Vault, sealed: string) => vault.open(sealed, REQUEST_PURPOSE);

export function sealAccounts(vault: Vault, accounts: readonly KnownAccount[]): string {
  return vault.seal(JSON.stringify(accounts), ACCOUNTS_PURPOSE);
}

export function openAccounts(vault: Vault, sealed: string): KnownAccount[] {
  return JSON.parse(vault.open(sealed, ACCOUNTS_PURPOSE)) as KnownAccount[];
}

export function sealAnalysis(vault: Vault, analysis: DepositAnalysis): string {
  return vault.seal(JSON.stringify(analysis), ANALYSIS_PURPOSE);
}

export function openAnalysis(vault: Vault, sealed: string): DepositAnalysis {
  return depositAnalysis.parse(JSON.parse(vault.open(sealed, ANALYSIS_PURPOSE)));
}

export function sealCashFlow(vault: Vault, flow: AccountFlow): string {
  return vault.seal(JSON.stringify(flow), CASH_FLOW_PURPOSE);
}

export function openCashFlow(vault: Vault, sealed: string): AccountFlow {
  return accountFlow.parse(JSON.parse(vault.open(sealed, CASH_FLOW_PURPOSE)));
}
