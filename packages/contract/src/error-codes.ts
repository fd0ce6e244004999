export const errorCodes = {
  errorGeneral: { status: 400, textKey: 'errors.errorGeneral' },
  errorTooManyRequests: { status: 429, textKey: 'errors.errorTooManyRequests' },
  errorValidation: { status: 422, textKey: 'errors.errorValidation' },
  errorInternalServer: { status: 500, textKey: 'errors.errorInternalServer' },
  errorOtpInvalid: { status: 422, textKey: 'errors.errorOtpInvalid' },
  errorOtpExpired: { status: 410, textKey: 'errors.errorOtpExpired' },
  errorProvedElsewhere: { status: 410, textKey: 'errors.errorProvedElsewhere' },
  errorLinkExpired: { status: 410, textKey: 'errors.errorLinkExpired' },
  errorLinkUsed: { status: 410, textKey: 'revenue.visit.over.used.title' },
  errorLinkEnded: { status: 410, textKey: 'revenue.visit.over.ended.title' },
  errorLinkCount: { status: 409, textKey: 'revenue.links.errorCount' },
  errorUnauthorized: { status: 401, textKey: 'errors.errorUnauthorized' },
  errorForbidden: { status: 403, textKey: 'errors.errorForbidden' },
  errorNotFound: { status: 404, textKey: 'errors.errorNotFound' },
  errorVersionConflict: { status: 409, textKey: 'errors.errorVersionConflict' },
  errorAlreadySubmitted: { status: 409, textKey: 'errors.errorAlreadySubmitted' },
  errorStepNotReached: { status: 409, textKey: 'errors.errorStepNotReached' },
  errorOpenApplicationFound: { status: 409, textKey: 'errors.errorOpenApplicationFound' },
  errorIdempotencyMismatch: { status: 409, textKey: 'errors.errorIdempotencyMismatch' },
  errorNothingAsked: { status: 409, textKey: 'errors.errorNothingAsked' },
  errorConsentNeeded: { status: 409, textKey: 'errors.errorConsentNeeded' },
  errorRequestOpen: { status: 409, textKey: 'errors.errorRequestOpen' },
  errorAlreadyExists: { status: 409, textKey: 'errors.errorGeneral' },
  errorTemplateCount: { status: 409, textKey: 'errors.errorGeneral' },
  errorLenderCount: { status: 409, textKey: 'errors.errorGeneral' },
  errorLastAdministrator: { status: 409, textKey: 'errors.errorGeneral' },
  errorOwnAccount: { status: 409, textKey: 'errors.errorGeneral' },
  errorPayloadTooLarge: { status: 413, textKey: 'errors.errorPayloadTooLarge' },
  errorFileMissing: { status: 422, textKey: 'validation.upload.required' },
  errorFileCount: { status: 422, textKey: 'validation.upload.count' },
  errorFileSize: { status: 413, textKey: 'validation.upload.size' },
  errorFileType: { status: 422, textKey: 'validation.upload.type' },
  errorFileDuplicate: { status: 409, textKey: 'validation.upload.unique' },
  errorFileProtected: { status: 422, textKey: 'validation.upload.protected' },
  errorFileDamaged: { status: 422, textKey: 'validation.upload.damaged' },
  errorFileEmpty: { status: 422, textKey: 'validation.upload.empty' },
  errorFileInterrupted: { status: 400, textKey: 'validation.upload.interrupted' },
  errorDocumentType: { status: 422, textKey: 'validation.upload.documentType' },
  errorDocumentUnreadable: { status: 422, textKey: 'validation.upload.documentUnreadable' },
  errorBankLogin: { status: 422, textKey: 'errors.errorBankLogin' },
  errorUnsupportedMediaType: { status: 415, textKey: 'errors.errorGeneral' },
  errorUnavailable: { status: 503, textKey: 'errors.errorUnavailable' },
} as const satisfies Record<string, { status: number; textKey: string }>;

export type ErrorCode = keyof typeof errorCodes;

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
