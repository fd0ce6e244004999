export { revenueOperations } from './operations.ts';
export { revenueJobs } from './jobs.ts';
export { revenueMetrics } from './metrics.ts';
export { openDocument } from './actions/documents/open-document.ts';
export { openStatement } from './actions/open-statement.ts';
export { openWholeApplication } from './actions/open-whole-application.ts';
export { disconnectOwnBank } from './actions/bank/disconnect-own-bank.ts';
export { findPickedAccount } from './actions/bank/bank-connection.ts';
export { describeStatements } from './actions/describe-statements.ts';
export { listMarkedMonths } from './actions/list-marked-months.ts';
export { proofOf } from './domain/mark-months.ts';
export type { ReadStatement } from '@portal/statements/reading/read-statement';
export { applicationEvidence } from './storage/application-evidence.ts';
export { listDocuments, type StoredDocument } from './storage/documents.ts';
export { type FileProof, listFileProofs } from './storage/statement-proofs.ts';
export { insertReading } from './storage/statement-readings.ts';

export { registerBankNotices } from './http/bank-notices.ts';
