export { accessOperations } from './operations.ts';
export { audited } from './actions/audit.ts';
export { authenticateKey, holdsKey } from './actions/authenticate-key.ts';
export { addKey, openFirstStaffKey } from './actions/keys.ts';
export { isKeyInUse, revokeApiKey } from './storage/api-keys.ts';
