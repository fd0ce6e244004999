/** The screens of the revenue step, and where it leads. */
export const aboutBankRoute = '/application-about-flinks';
export const bankConnectionRoute = '/application-bank-connection';
export const missingStatementsRoute = '/application-missing-statements-value-proposition';
export const uploadRoute = '/application-bank-statements-upload';
export const applicationsRoute = '/main';
