export { authOperations } from './operations.ts';
export { authJobs } from './jobs.ts';
export { authenticate, isLoggedIn } from './actions/authenticate.ts';
export { readBrowser, setPendingCookie } from './actions/browser.ts';
export { makeToken } from './actions/credentials.ts';
export { registerGoogleReturn } from './http/google-return.ts';
export { countEvent, findQuotaEnd, takeQuota } from './actions/quota.ts';
export { createVerification, describePending, sendVerification } from './actions/request-verification.ts';
