export { CannotOpen } from './cannot-open.ts';
export { developmentSecrets, makeSecretText } from './development-secrets.ts';
export { keyIdOfFile, LONGEST_HEADER_BYTES } from './file-streams.ts';
export { createVault } from './vault.ts';
export type { Vault } from './vault.ts';
