export { audited } from './audit.ts';
export { authenticateKey, holdsKey, type KeyCaller } from './authenticate-key.ts';
export { addKey, openFirstStaffKey } from './keys.ts';
export { listApiKeys, revokeApiKey, toApiKey } from './storage/api-keys.ts';
