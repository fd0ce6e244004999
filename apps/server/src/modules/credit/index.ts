export { creditOperations } from './operations.ts';
export { creditJobs } from './jobs.ts';
export { lenderRules } from './actions/lenders.ts';
export { analyseDeposits } from './domain/analyse-deposits.ts';
export { accountFlow } from './domain/cash-flow/account-flow.ts';
export { bankSource } from './domain/cash-flow/bank-source.ts';
export { buildCashFlow } from './domain/cash-flow/build-cash-flow.ts';
