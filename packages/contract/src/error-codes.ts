/** HTTP status of each error code. */
export const errorStatuses = {
  errorGeneral: 400,
  errorTooManyRequests: 429,
  errorValidation: 422,
  errorInternalServer: 500,
  errorOtpInvalid: 422,
  errorOtpExpired: 410,
  errorProvedElsewhere: 410,
  errorLinkExpired: 410,
  errorLinkUsed: 410,
  errorLinkEnded: 410,
  errorLinkCount: 409,
  errorUnauthorized: 401,
  errorForbidden: 403,
  errorNotFound: 404,
  errorVersionConflict: 409,
  errorAlreadySubmitted: 409,
  errorStepNotReached: 409,
  errorOpenApplicationFound: 409,
  errorIdempotencyMismatch: 409,
  errorNothingAsked: 409,
  errorConsentNeeded: 409,
  errorRequestOpen: 409,
  errorAlreadyExists: 409,
  errorTemplateCount: 409,
  errorLenderCount: 409,
  errorLastAdministrator: 409,
  errorOwnAccount: 409,
  errorPayloadTooLarge: 413,
  errorFileMissing: 422,
  errorFileCount: 422,
  errorFileSize: 413,
  errorFileType: 422,
  errorFileDuplicate: 409,
  errorFileProtected: 422,
  errorFileDamaged: 422,
  errorFileEmpty: 422,
  errorFileInterrupted: 400,
  errorDocumentType: 422,
  errorDocumentUnreadable: 422,
  errorBankLogin: 422,
  errorUnsupportedMediaType: 415,
  errorUnavailable: 503,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatuses;

/** Text keys of codes that are not explained by `errors.<code>`. */
const otherTextKeys = {
  errorLinkUsed: 'revenue.visit.over.used.title',
  errorLinkEnded: 'revenue.visit.over.ended.title',
  errorLinkCount: 'revenue.links.errorCount',
  errorAlreadyExists: 'errors.errorGeneral',
  errorTemplateCount: 'errors.errorGeneral',
  errorLenderCount: 'errors.errorGeneral',
  errorLastAdministrator: 'errors.errorGeneral',
  errorOwnAccount: 'errors.errorGeneral',
  errorFileMissing: 'validation.upload.required',
  errorFileCount: 'validation.upload.count',
  errorFileSize: 'validation.upload.size',
  errorFileType: 'validation.upload.type',
  errorFileDuplicate: 'validation.upload.unique',
  errorFileProtected: 'validation.upload.protected',
  errorFileDamaged: 'validation.upload.damaged',
  errorFileEmpty: 'validation.upload.empty',
  errorFileInterrupted: 'validation.upload.interrupted',
  errorDocumentType: 'validation.upload.documentType',
  errorDocumentUnreadable: 'validation.upload.documentUnreadable',
  errorUnsupportedMediaType: 'errors.errorGeneral',
} as const satisfies Partial<Record<ErrorCode, string>>;

type OtherTextKeys = typeof otherTextKeys;
export type ErrorTextKey = OtherTextKeys[keyof OtherTextKeys] | `errors.${Exclude<ErrorCode, keyof OtherTextKeys>}`;

export function errorTextKey(code: ErrorCode): ErrorTextKey {
  const others: Partial<Record<ErrorCode, ErrorTextKey>> = otherTextKeys;
  return others[code] ?? (`errors.${code}` as ErrorTextKey);
}

export interface FieldProblem {
  path: string;
  key: string;
}

/** Details a rule can add to its error code; nothing personal except the caller's own operating name. */
export interface DomainErrorDetails {
  errors?: FieldProblem[];
  retryAfterSeconds?: number;
  triesLeft?: number;
  operatingName?: string;
  version?: number;
}

/** Refusal by a product rule. The HTTP layer turns it into a problem response. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly details: DomainErrorDetails;

  constructor(code: ErrorCode, details: DomainErrorDetails = {}) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.details = details;
  }
}
