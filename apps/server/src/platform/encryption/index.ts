export type { Secret, Vault } from './vault.ts';
