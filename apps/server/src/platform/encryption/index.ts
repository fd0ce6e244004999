export { CannotOpen } from './cannot-open.ts';
export { developmentSecrets } from './development-secrets.ts';
export { keyIdOfFile, LONGEST_HEADER_BYTES } from './file-streams.ts';
export { DEVELOPMENT_KEY_ID_START, makeSecretText, parseSecrets } from './secrets.ts';
export { createVault } from './vault.ts';
export type { Vault } from './vault.ts';
