import { storedText } from './browser-storage.ts';

/** The token of a partner's link, for this tab: a reload continues with it; the address bar never shows it. */
export const referralToken = storedText('sessionStorage', 'referral');
