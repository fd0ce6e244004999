import { storedText } from './browser-storage.ts';

/** Token of a partner's link, for this tab: it survives a reload and never shows in the address bar. */
export const referralToken = storedText('sessionStorage', 'referral');
