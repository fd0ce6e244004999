export { type BureauSandbox, type BureauSandboxOptions, openBureauSandbox } from './open-bureau-sandbox.ts';
