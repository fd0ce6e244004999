export { openBankSandbox, type BankSandbox, type BankSandboxOptions } from './open-bank-sandbox.ts';
