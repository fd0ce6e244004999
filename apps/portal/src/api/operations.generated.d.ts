// Generated from the API document by `npm run types`. Do not edit.
import type {
  OpenAPIClient,
  Parameters,
  UnknownParamsObject,
  OperationResponse,
  AxiosRequestConfig,
} from 'openapi-client-axios';
declare namespace Components {
    namespace Schemas {
        export interface Problem {
            type: string;
            title: string;
            status: number;
            code: "errorGeneral" | "errorTooManyRequests" | "errorValidation" | "errorInternalServer" | "errorOtpInvalid" | "errorOtpExpired" | "errorLinkExpired" | "errorUnauthorized" | "errorForbidden" | "errorNotFound" | "errorVersionConflict" | "errorAlreadySubmitted" | "errorStepNotReached" | "errorOpenApplicationFound" | "errorIdempotencyMismatch" | "errorNothingAsked" | "errorConsentNeeded" | "errorRequestOpen" | "errorAlreadyExists" | "errorPayloadTooLarge" | "errorFileMissing" | "errorFileCount" | "errorFileSize" | "errorFileType" | "errorFileDuplicate" | "errorFileProtected" | "errorFileDamaged" | "errorFileNotChecked" | "errorFileEmpty" | "errorFileInterrupted" | "errorBankLogin" | "errorUnsupportedMediaType" | "errorUnavailable";
            requestId?: string;
            errors?: {
                path: string;
                key: string;
            }[];
            retryAfterSeconds?: number;
            triesLeft?: number;
            operatingName?: string;
            version?: number;
        }
    }
}
declare namespace Paths {
    namespace AddressFindAddresses {
        export interface RequestBody {
            text: string;
            within?: string;
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $200 {
                available: boolean;
                suggestions: {
                    id: string;
                    text: string;
                    detail: string;
                    isGroup: boolean;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AddressRetrieveAddress {
        export interface RequestBody {
            id: string;
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $200 {
                address: {
                    street: string;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                } | null;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationAnswerQuestion {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
            export type ItemId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
            itemId: Parameters.ItemId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            answer: string;
        }
        namespace Responses {
            export interface $200 {
                checks: {
                    kind: "transactions" | "personalDetails";
                    state: "waiting" | "running" | "done" | "needsYou" | "handedOver";
                }[];
                missing: {
                    itemId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "statements" | "sin" | "question";
                    months: string[];
                    question: {
                        en: string;
                        fr: string;
                    } | null;
                    askedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    dueDay: string | null;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationCompleteWelcome {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            version: number;
        }
        namespace Responses {
            export interface $200 {
                applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                version: number;
                status: "incomplete" | "underReview" | "informationRequired" | "closed";
                outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                experienceType: "standard" | "partner" | "renewal";
                applicationCreatedWith: "eligibilityCheck" | "partnerReferral" | "customerPortal" | "account";
                bankingRequired: boolean;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                personalInfo: {
                    emailAddress: string;
                    firstName: string | null;
                    lastName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    acceptedTerms: boolean;
                    phoneNumber: string | null;
                    dateOfBirth: string | null;
                    language: "en" | "fr";
                };
                termsLanguage: ("en" | "fr") | null;
                bankData: {
                    flinksLoginId: string | null;
                    flinksAccountId: string | null;
                    flinksRequestId: string | null;
                };
                bank: {
                    state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                    institution: string;
                } | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
                revenueConfirmed: boolean;
                statementCount: number;
                requiredMonths: string[];
                acceptedMonths: string[];
                reference: string | null;
                submittedAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                nextContactDay: string | null;
                createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationCreateCopyTicket {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                path: string;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationGetApplication {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                version: number;
                status: "incomplete" | "underReview" | "informationRequired" | "closed";
                outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                experienceType: "standard" | "partner" | "renewal";
                applicationCreatedWith: "eligibilityCheck" | "partnerReferral" | "customerPortal" | "account";
                bankingRequired: boolean;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                personalInfo: {
                    emailAddress: string;
                    firstName: string | null;
                    lastName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    acceptedTerms: boolean;
                    phoneNumber: string | null;
                    dateOfBirth: string | null;
                    language: "en" | "fr";
                };
                termsLanguage: ("en" | "fr") | null;
                bankData: {
                    flinksLoginId: string | null;
                    flinksAccountId: string | null;
                    flinksRequestId: string | null;
                };
                bank: {
                    state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                    institution: string;
                } | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
                revenueConfirmed: boolean;
                statementCount: number;
                requiredMonths: string[];
                acceptedMonths: string[];
                reference: string | null;
                submittedAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                nextContactDay: string | null;
                createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationGetChecks {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                checks: {
                    kind: "transactions" | "personalDetails";
                    state: "waiting" | "running" | "done" | "needsYou" | "handedOver";
                }[];
                missing: {
                    itemId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "statements" | "sin" | "question";
                    months: string[];
                    question: {
                        en: string;
                        fr: string;
                    } | null;
                    askedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    dueDay: string | null;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationGetTimeline {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                events: {
                    kind: "created" | "bankConnected" | "bankRead" | "bankDisconnected" | "bankConnectionEnded" | "submitted" | "transactionsChecked" | "personalDetailsChecked" | "checkHandedOver" | "statementsAsked" | "sinAsked" | "questionAsked" | "statementsProvided" | "sinProvided" | "sinDeclined" | "questionAnswered" | "informationComplete" | "expiryNoticeSent" | "withdrawn" | "closed" | "expired";
                    at: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    months: string[];
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationListApplications {
        namespace Responses {
            export interface $200 {
                applications: {
                    applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    requestedAmount: number | null;
                    status: "incomplete" | "underReview" | "informationRequired" | "closed";
                    outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                    business: string | null;
                    currentStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                    actions: ("resume" | "provideMissingInformation" | "withdraw")[];
                    nextContactDay: string | null;
                    reference: string | null;
                    missing: {
                        itemId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                        kind: "statements" | "sin" | "question";
                        months: string[];
                        question: {
                            en: string;
                            fr: string;
                        } | null;
                        askedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                        dueDay: string | null;
                    }[];
                    connectedBank: string | null;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationPrepareApplication {
        namespace Responses {
            export interface $200 {
                message: "preparing" | "returning" | "account";
                applicationId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                openBusiness: string | null;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationSaveBusinessAge {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            version: number;
            values: {
                timeInBusiness: string | number;
                timeInBusinessUnit: "months" | "years";
            };
        }
        namespace Responses {
            export interface $200 {
                version: number;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationSaveBusinessFunding {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            version: number;
            values: {
                requestAmount: string | number;
                annualRevenue: string | number;
            };
        }
        namespace Responses {
            export interface $200 {
                version: number;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationSaveBusinessStructure {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            version: number;
            values: {
                companyName: string;
                legalBusinessName: string;
                entityTypeCode: "SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER";
                ownershipPercentage: string | number;
                industryCode: string;
                subIndustryCode: string;
                industry?: string; // ^[a-z0-9-]{0,60}$
                street: string;
                city: string;
                stateCode: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
                postalCode: string;
                country: "CA";
            };
        }
        namespace Responses {
            export interface $200 {
                applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                version: number;
                status: "incomplete" | "underReview" | "informationRequired" | "closed";
                outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                experienceType: "standard" | "partner" | "renewal";
                applicationCreatedWith: "eligibilityCheck" | "partnerReferral" | "customerPortal" | "account";
                bankingRequired: boolean;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                personalInfo: {
                    emailAddress: string;
                    firstName: string | null;
                    lastName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    acceptedTerms: boolean;
                    phoneNumber: string | null;
                    dateOfBirth: string | null;
                    language: "en" | "fr";
                };
                termsLanguage: ("en" | "fr") | null;
                bankData: {
                    flinksLoginId: string | null;
                    flinksAccountId: string | null;
                    flinksRequestId: string | null;
                };
                bank: {
                    state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                    institution: string;
                } | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
                revenueConfirmed: boolean;
                statementCount: number;
                requiredMonths: string[];
                acceptedMonths: string[];
                reference: string | null;
                submittedAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                nextContactDay: string | null;
                createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationSaveDraft {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
            export type Step = "businessStructure" | "businessFunding" | "businessAge" | "personalInformation";
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
            step: Parameters.Step;
        }
        export interface RequestBody {
            version: number;
            values: {
                [name: string]: string | boolean;
            };
        }
        namespace Responses {
            export interface $200 {
                version: number;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationSaveMissingInformation {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            version: number;
            values: {
                companyName?: string;
                legalBusinessName?: string;
                entityTypeCode?: "SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER";
                ownershipPercentage?: string | number;
                industryCode?: string;
                subIndustryCode?: string;
                industry?: string; // ^[a-z0-9-]{0,60}$
                street?: string;
                city?: string;
                stateCode?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
                postalCode?: string;
                requestAmount?: string | number;
                annualRevenue?: string | number;
                timeInBusiness?: string | number;
                timeInBusinessUnit?: "months" | "years";
                firstName?: string;
                lastName?: string;
                phoneNumber?: string;
                dateOfBirth?: string;
                homeStreet?: string;
                homeCity?: string;
                homeStateCode?: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
                homePostalCode?: string;
            };
        }
        namespace Responses {
            export interface $200 {
                applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                version: number;
                status: "incomplete" | "underReview" | "informationRequired" | "closed";
                outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                experienceType: "standard" | "partner" | "renewal";
                applicationCreatedWith: "eligibilityCheck" | "partnerReferral" | "customerPortal" | "account";
                bankingRequired: boolean;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                personalInfo: {
                    emailAddress: string;
                    firstName: string | null;
                    lastName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    acceptedTerms: boolean;
                    phoneNumber: string | null;
                    dateOfBirth: string | null;
                    language: "en" | "fr";
                };
                termsLanguage: ("en" | "fr") | null;
                bankData: {
                    flinksLoginId: string | null;
                    flinksAccountId: string | null;
                    flinksRequestId: string | null;
                };
                bank: {
                    state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                    institution: string;
                } | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
                revenueConfirmed: boolean;
                statementCount: number;
                requiredMonths: string[];
                acceptedMonths: string[];
                reference: string | null;
                submittedAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                nextContactDay: string | null;
                createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationSavePersonalInformation {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            version: number;
            values: {
                firstName: string;
                lastName: string;
                phoneNumber: string;
                dateOfBirth: string;
                street: string;
                city: string;
                stateCode: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
                postalCode: string;
                country: "CA";
            };
        }
        namespace Responses {
            export interface $200 {
                applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                version: number;
                status: "incomplete" | "underReview" | "informationRequired" | "closed";
                outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                experienceType: "standard" | "partner" | "renewal";
                applicationCreatedWith: "eligibilityCheck" | "partnerReferral" | "customerPortal" | "account";
                bankingRequired: boolean;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                personalInfo: {
                    emailAddress: string;
                    firstName: string | null;
                    lastName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    acceptedTerms: boolean;
                    phoneNumber: string | null;
                    dateOfBirth: string | null;
                    language: "en" | "fr";
                };
                termsLanguage: ("en" | "fr") | null;
                bankData: {
                    flinksLoginId: string | null;
                    flinksAccountId: string | null;
                    flinksRequestId: string | null;
                };
                bank: {
                    state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                    institution: string;
                } | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
                revenueConfirmed: boolean;
                statementCount: number;
                requiredMonths: string[];
                acceptedMonths: string[];
                reference: string | null;
                submittedAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                nextContactDay: string | null;
                createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationStartApplication {
        export interface RequestBody {
            businessId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
            applicationCreatedWith?: "account" | "customerPortal";
        }
        namespace Responses {
            export interface $200 {
                applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                version: number;
                status: "incomplete" | "underReview" | "informationRequired" | "closed";
                outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                experienceType: "standard" | "partner" | "renewal";
                applicationCreatedWith: "eligibilityCheck" | "partnerReferral" | "customerPortal" | "account";
                bankingRequired: boolean;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                personalInfo: {
                    emailAddress: string;
                    firstName: string | null;
                    lastName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    acceptedTerms: boolean;
                    phoneNumber: string | null;
                    dateOfBirth: string | null;
                    language: "en" | "fr";
                };
                termsLanguage: ("en" | "fr") | null;
                bankData: {
                    flinksLoginId: string | null;
                    flinksAccountId: string | null;
                    flinksRequestId: string | null;
                };
                bank: {
                    state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                    institution: string;
                } | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
                revenueConfirmed: boolean;
                statementCount: number;
                requiredMonths: string[];
                acceptedMonths: string[];
                reference: string | null;
                submittedAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                nextContactDay: string | null;
                createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationSubmitApplication {
        export interface HeaderParameters {
            "idempotency-key": Parameters.IdempotencyKey /* ^[\w-]{8,100}$ */;
        }
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
            export type IdempotencyKey = string; // ^[\w-]{8,100}$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            version: number;
            acceptedDeclaration: true;
            language: "en" | "fr";
            textVersion: string;
            choseEnglishTerms?: boolean;
        }
        namespace Responses {
            export interface $200 {
                applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                version: number;
                status: "incomplete" | "underReview" | "informationRequired" | "closed";
                outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                experienceType: "standard" | "partner" | "renewal";
                applicationCreatedWith: "eligibilityCheck" | "partnerReferral" | "customerPortal" | "account";
                bankingRequired: boolean;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                personalInfo: {
                    emailAddress: string;
                    firstName: string | null;
                    lastName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    acceptedTerms: boolean;
                    phoneNumber: string | null;
                    dateOfBirth: string | null;
                    language: "en" | "fr";
                };
                termsLanguage: ("en" | "fr") | null;
                bankData: {
                    flinksLoginId: string | null;
                    flinksAccountId: string | null;
                    flinksRequestId: string | null;
                };
                bank: {
                    state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                    institution: string;
                } | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
                revenueConfirmed: boolean;
                statementCount: number;
                requiredMonths: string[];
                acceptedMonths: string[];
                reference: string | null;
                submittedAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                nextContactDay: string | null;
                createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ApplicationWithdrawApplication {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                requestedAmount: number | null;
                status: "incomplete" | "underReview" | "informationRequired" | "closed";
                outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                business: string | null;
                currentStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                actions: ("resume" | "provideMissingInformation" | "withdraw")[];
                nextContactDay: string | null;
                reference: string | null;
                missing: {
                    itemId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "statements" | "sin" | "question";
                    months: string[];
                    question: {
                        en: string;
                        fr: string;
                    } | null;
                    askedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    dueDay: string | null;
                }[];
                connectedBank: string | null;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthExtendSession {
        namespace Responses {
            export interface $200 {
                customerId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                email: string;
                language: "en" | "fr";
                rememberMe: boolean;
                idleEndsAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                endsAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthFinishGoogleSignIn {
        namespace Responses {
            export type $200 = {
                outcome: "signedIn";
                accessToken: string;
                session: {
                    customerId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    email: string;
                    language: "en" | "fr";
                    rememberMe: boolean;
                    idleEndsAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    endsAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                };
            } | {
                outcome: "multipleContacts";
            } | {
                outcome: "codeSent";
                pending: {
                    email: string;
                    rememberMe: boolean;
                    sent: boolean;
                    resendAvailableAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    codeExpiresAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    triesLeft: number;
                    serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                };
            } | {
                outcome: "noAccount";
                email: string;
            };
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $410 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthGetPendingVerification {
        namespace Responses {
            export interface $200 {
                email: string;
                rememberMe: boolean;
                sent: boolean;
                resendAvailableAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                codeExpiresAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                triesLeft: number;
                serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthGetSession {
        namespace Responses {
            export interface $200 {
                customerId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                email: string;
                language: "en" | "fr";
                rememberMe: boolean;
                idleEndsAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                endsAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthLogOut {
        namespace Responses {
            export interface $204 {
            }
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthLogOutEverywhere {
        namespace Responses {
            export interface $204 {
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthRegenerateTokens {
        namespace Responses {
            export interface $200 {
                accessToken: string;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthRenewLink {
        export interface RequestBody {
            token: string;
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $200 {
                email: string;
                rememberMe: boolean;
                sent: boolean;
                resendAvailableAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                codeExpiresAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                triesLeft: number;
                serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $410 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthRequestLogin {
        export interface RequestBody {
            email: string;
            rememberMe: boolean;
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $200 {
                email: string;
                rememberMe: boolean;
                sent: boolean;
                resendAvailableAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                codeExpiresAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                triesLeft: number;
                serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthResendVerification {
        export interface RequestBody {
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $200 {
                email: string;
                rememberMe: boolean;
                sent: boolean;
                resendAvailableAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                codeExpiresAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                triesLeft: number;
                serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthStartGoogleSignIn {
        export interface RequestBody {
            rememberMe: boolean;
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $200 {
                url: string;
            }
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthVerifyCode {
        export interface RequestBody {
            code: string;
        }
        namespace Responses {
            export type $200 = {
                outcome: "signedIn";
                accessToken: string;
                session: {
                    customerId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    email: string;
                    language: "en" | "fr";
                    rememberMe: boolean;
                    idleEndsAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    endsAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                };
            } | {
                outcome: "multipleContacts";
            };
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $410 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace AuthVerifyLink {
        export interface RequestBody {
            token: string;
            confirmed: boolean;
        }
        namespace Responses {
            export type $200 = {
                outcome: "signedIn";
                accessToken: string;
                session: {
                    customerId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    email: string;
                    language: "en" | "fr";
                    rememberMe: boolean;
                    idleEndsAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    endsAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                };
            } | {
                outcome: "multipleContacts";
            } | {
                outcome: "confirmationNeeded";
            };
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $410 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace BusinessListBusinesses {
        namespace Responses {
            export interface $200 {
                businesses: {
                    businessId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    operatingName: string;
                    address: {
                        street: string;
                        city: string;
                        stateCode: "AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT";
                        postalCode: string;
                        country: "CA";
                    };
                    openApplicationId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace CreditDeclineSin {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                checks: {
                    kind: "transactions" | "personalDetails";
                    state: "waiting" | "running" | "done" | "needsYou" | "handedOver";
                }[];
                missing: {
                    itemId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "statements" | "sin" | "question";
                    months: string[];
                    question: {
                        en: string;
                        fr: string;
                    } | null;
                    askedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    dueDay: string | null;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace CreditGiveSin {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            sin: string;
        }
        namespace Responses {
            export interface $200 {
                checks: {
                    kind: "transactions" | "personalDetails";
                    state: "waiting" | "running" | "done" | "needsYou" | "handedOver";
                }[];
                missing: {
                    itemId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "statements" | "sin" | "question";
                    months: string[];
                    question: {
                        en: string;
                        fr: string;
                    } | null;
                    askedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    dueDay: string | null;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace CustomerGetCustomer {
        namespace Parameters {
            export type CustomerId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            customerId: Parameters.CustomerId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                customerId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                email: string;
                firstName: string | null;
                language: "en" | "fr";
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace CustomerSetCustomerLanguage {
        namespace Parameters {
            export type CustomerId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            customerId: Parameters.CustomerId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $204 {
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace EligibilityCheckEligibility {
        export interface RequestBody {
            timeInBusiness: string | number;
            timeInBusinessUnit: "months" | "years";
            annualRevenue: string | number;
            email: string;
            acceptedTerms: true;
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $200 {
                eligibilityStatus: "eligible" | "notEligible";
                reasons: ("timeInBusiness" | "annualRevenue")[];
                next: "notEligible" | "checkInbox" | "existingCustomer";
            }
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace EligibilitySubmitNotEligible {
        export interface RequestBody {
            timeInBusiness: string | number;
            timeInBusinessUnit: "months" | "years";
            annualRevenue: string | number;
            email: string;
            acceptedTerms: true;
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $204 {
            }
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace PrivacyCreateExportTicket {
        export interface RequestBody {
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $200 {
                path: string;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace PrivacyCreateRequest {
        export interface RequestBody {
            kind: "correction" | "erasure";
            text: string;
        }
        namespace Responses {
            export interface $200 {
                consents: {
                    consentId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "terms" | "privacy" | "softCreditCheck" | "declaration" | "bankData" | "contactAfterNotEligible" | "partnerReferral" | "sessionRecording";
                    textVersion: string;
                    givenAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    withdrawnAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                    business: string | null;
                    neededBy: {
                        applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                        business: string | null;
                    }[];
                }[];
                requests: {
                    requestId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "correction" | "erasure";
                    text: string | null;
                    askedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    outcome: ("done" | "declined") | null;
                    answer: string | null;
                    answeredAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace PrivacyGetOverview {
        namespace Responses {
            export interface $200 {
                consents: {
                    consentId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "terms" | "privacy" | "softCreditCheck" | "declaration" | "bankData" | "contactAfterNotEligible" | "partnerReferral" | "sessionRecording";
                    textVersion: string;
                    givenAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    withdrawnAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                    business: string | null;
                    neededBy: {
                        applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                        business: string | null;
                    }[];
                }[];
                requests: {
                    requestId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "correction" | "erasure";
                    text: string | null;
                    askedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    outcome: ("done" | "declined") | null;
                    answer: string | null;
                    answeredAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace PrivacyWithdrawConsent {
        namespace Parameters {
            export type ConsentId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            consentId: Parameters.ConsentId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                consents: {
                    consentId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "terms" | "privacy" | "softCreditCheck" | "declaration" | "bankData" | "contactAfterNotEligible" | "partnerReferral" | "sessionRecording";
                    textVersion: string;
                    givenAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    withdrawnAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                    business: string | null;
                    neededBy: {
                        applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                        business: string | null;
                    }[];
                }[];
                requests: {
                    requestId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "correction" | "erasure";
                    text: string | null;
                    askedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    outcome: ("done" | "declined") | null;
                    answer: string | null;
                    answeredAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RecordingAddChunk {
        namespace Parameters {
            export type RecordingId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            recordingId: Parameters.RecordingId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            position: number;
            content: string; // ^[\w+/]+=*$
        }
        namespace Responses {
            export interface $204 {
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RecordingGetConsent {
        namespace Responses {
            export interface $200 {
                isGiven: boolean;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RecordingGiveConsent {
        export interface RequestBody {
            textVersion: string;
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $204 {
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RecordingStartRecording {
        namespace Responses {
            export interface $200 {
                recordingId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RecordingWithdrawConsent {
        namespace Responses {
            export interface $204 {
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ReferralAcceptReferral {
        export interface RequestBody {
            acceptedReferral: true;
            acceptedTerms: true;
            token: string;
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $204 {
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $410 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ReferralGetReferrer {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                partnerName: string;
                businessName: string | null;
                sharedFields: ("companyName" | "legalBusinessName" | "businessAddress" | "entityType" | "industry" | "ownershipPercentage" | "annualRevenue" | "timeInBusiness" | "requestAmount" | "name" | "email" | "phoneNumber" | "dateOfBirth" | "homeAddress")[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ReferralOpenReferral {
        export interface RequestBody {
            token: string;
        }
        namespace Responses {
            export interface $200 {
                partnerName: string;
                businessName: string | null;
                sharedFields: ("companyName" | "legalBusinessName" | "businessAddress" | "entityType" | "industry" | "ownershipPercentage" | "annualRevenue" | "timeInBusiness" | "requestAmount" | "name" | "email" | "phoneNumber" | "dateOfBirth" | "homeAddress")[];
                state: "open" | "own" | "used" | "expired";
            }
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace ReferralRequestVerification {
        export interface RequestBody {
            email: string;
            acceptedReferral: true;
            acceptedTerms: true;
            token: string;
            language: "en" | "fr";
        }
        namespace Responses {
            export interface $200 {
                email: string;
                rememberMe: boolean;
                sent: boolean;
                resendAvailableAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                codeExpiresAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                triesLeft: number;
                serverTime: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $410 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RevenueConfirmBankConnection {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            loginId: string;
        }
        namespace Responses {
            export interface $200 {
                state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                fault: ("wrongCredentials" | "wrongAnswer" | "tooManyTries" | "loginDisabled" | "accountNotReady" | "bankUnavailable" | "bankBusy" | "consentDenied" | "closed" | "popUpBlocked" | "sessionEnded" | "stillReading" | "loginInUse" | "noTransactions" | "notOffered" | "unknownLogin" | "notAllowed" | "unavailable" | "unreadable") | null;
                institution: string;
                connectedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                accounts: {
                    accountId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    title: string;
                    lastDigits: string;
                    kind: "chequing" | "savings" | "creditCard" | "lineOfCredit" | "loan" | "mortgage" | "investment" | "other";
                    currency: string;
                }[];
                accountId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RevenueConfirmStatements {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            version: number;
        }
        namespace Responses {
            export interface $200 {
                applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                version: number;
                status: "incomplete" | "underReview" | "informationRequired" | "closed";
                outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                experienceType: "standard" | "partner" | "renewal";
                applicationCreatedWith: "eligibilityCheck" | "partnerReferral" | "customerPortal" | "account";
                bankingRequired: boolean;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                personalInfo: {
                    emailAddress: string;
                    firstName: string | null;
                    lastName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    acceptedTerms: boolean;
                    phoneNumber: string | null;
                    dateOfBirth: string | null;
                    language: "en" | "fr";
                };
                termsLanguage: ("en" | "fr") | null;
                bankData: {
                    flinksLoginId: string | null;
                    flinksAccountId: string | null;
                    flinksRequestId: string | null;
                };
                bank: {
                    state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                    institution: string;
                } | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
                revenueConfirmed: boolean;
                statementCount: number;
                requiredMonths: string[];
                acceptedMonths: string[];
                reference: string | null;
                submittedAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                nextContactDay: string | null;
                createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RevenueDisconnectBank {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                applicationId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                version: number;
                status: "incomplete" | "underReview" | "informationRequired" | "closed";
                outcome: ("funded" | "declined" | "withdrawn" | "expired") | null;
                experienceType: "standard" | "partner" | "renewal";
                applicationCreatedWith: "eligibilityCheck" | "partnerReferral" | "customerPortal" | "account";
                bankingRequired: boolean;
                applicationStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                reachedStep: "welcome" | "businessStructure" | "businessFunding" | "businessAge" | "personalInformation" | "revenue" | "review" | "complete";
                businessId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                businessInfo: {
                    id: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                    companyName: string | null;
                    legalBusinessName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    annualRevenue: number | null;
                    entityTypeCode: ("SOLE_PROP" | "GENERAL_PARTNERSHIP" | "LIMITED_PARTNERSHIP" | "LLP" | "CORPORATION" | "COOPERATIVE" | "NON_PROFIT" | "JOINT_VENTURE" | "TRUST" | "OTHER") | null;
                    industryCode: string | null;
                    subIndustryCode: string | null;
                    industry: string | null;
                    yearsInBusiness: number | null;
                    ownershipPercentage: number | null;
                };
                monthsInBusiness: number | null;
                requestAmount: number | null;
                personalInfo: {
                    emailAddress: string;
                    firstName: string | null;
                    lastName: string | null;
                    country: "CA";
                    street: string | null;
                    city: string | null;
                    stateCode: ("AB" | "BC" | "MB" | "NB" | "NL" | "NS" | "NT" | "NU" | "ON" | "PE" | "QC" | "SK" | "YT") | null;
                    postalCode: string | null;
                    acceptedTerms: boolean;
                    phoneNumber: string | null;
                    dateOfBirth: string | null;
                    language: "en" | "fr";
                };
                termsLanguage: ("en" | "fr") | null;
                bankData: {
                    flinksLoginId: string | null;
                    flinksAccountId: string | null;
                    flinksRequestId: string | null;
                };
                bank: {
                    state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                    institution: string;
                } | null;
                drafts: {
                    businessStructure?: {
                        [name: string]: string | boolean;
                    };
                    businessFunding?: {
                        [name: string]: string | boolean;
                    };
                    businessAge?: {
                        [name: string]: string | boolean;
                    };
                    personalInformation?: {
                        [name: string]: string | boolean;
                    };
                };
                revenueConfirmed: boolean;
                statementCount: number;
                requiredMonths: string[];
                acceptedMonths: string[];
                reference: string | null;
                submittedAt: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                nextContactDay: string | null;
                createdDate: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RevenueGetBankConnection {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                connection: {
                    state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                    fault: ("wrongCredentials" | "wrongAnswer" | "tooManyTries" | "loginDisabled" | "accountNotReady" | "bankUnavailable" | "bankBusy" | "consentDenied" | "closed" | "popUpBlocked" | "sessionEnded" | "stillReading" | "loginInUse" | "noTransactions" | "notOffered" | "unknownLogin" | "notAllowed" | "unavailable" | "unreadable") | null;
                    institution: string;
                    connectedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    accounts: {
                        accountId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                        title: string;
                        lastDigits: string;
                        kind: "chequing" | "savings" | "creditCard" | "lineOfCredit" | "loan" | "mortgage" | "investment" | "other";
                        currency: string;
                    }[];
                    accountId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
                } | null;
                onFileSince: string /* date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$ */ | null;
                revenue: {
                    source: "none" | "bank" | "statements" | "both";
                    state: "reading" | "complete" | "missing";
                    missingMonths: string[];
                    months: {
                        month: string;
                        state: "found" | "part" | "missing";
                    }[];
                };
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RevenueListStatements {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                statements: {
                    statementId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    fileName: string;
                    sizeBytes: number;
                    sha256: string;
                    uploadedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    reading: {
                        state: "waiting" | "read" | "notRecognised";
                        bank: ("rbc" | "td" | "bmo" | "scotiabank" | "cibc" | "desjardins" | "nationalBank") | null;
                        accounts: string[];
                        periods: {
                            from: string;
                            to: string;
                        }[];
                        hints: ("partOfMonth" | "outsideWindow" | "severalAccounts" | "holderDiffers" | "creditCard")[];
                    };
                }[];
                covered: {
                    months: {
                        month: string;
                        state: "found" | "part" | "missing";
                    }[];
                    complete: boolean;
                    window: "required" | "accepted";
                };
                severalAccounts: boolean;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RevenueProvideStatements {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $200 {
                checks: {
                    kind: "transactions" | "personalDetails";
                    state: "waiting" | "running" | "done" | "needsYou" | "handedOver";
                }[];
                missing: {
                    itemId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    kind: "statements" | "sin" | "question";
                    months: string[];
                    question: {
                        en: string;
                        fr: string;
                    } | null;
                    askedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                    dueDay: string | null;
                }[];
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RevenueRemoveStatement {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
            export type StatementId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
            statementId: Parameters.StatementId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        namespace Responses {
            export interface $204 {
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RevenueSelectBankAccount {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            accountId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        namespace Responses {
            export interface $200 {
                state: "readingAccounts" | "chooseAccount" | "readingTransactions" | "read" | "failed";
                fault: ("wrongCredentials" | "wrongAnswer" | "tooManyTries" | "loginDisabled" | "accountNotReady" | "bankUnavailable" | "bankBusy" | "consentDenied" | "closed" | "popUpBlocked" | "sessionEnded" | "stillReading" | "loginInUse" | "noTransactions" | "notOffered" | "unknownLogin" | "notAllowed" | "unavailable" | "unreadable") | null;
                institution: string;
                connectedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                accounts: {
                    accountId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                    title: string;
                    lastDigits: string;
                    kind: "chequing" | "savings" | "creditCard" | "lineOfCredit" | "loan" | "mortgage" | "investment" | "other";
                    currency: string;
                }[];
                accountId: string /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */ | null;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RevenueStartBankConnection {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            language: "en" | "fr";
            textVersion: string;
        }
        namespace Responses {
            export interface $200 {
                frameUrl: string;
                origin: string;
                isSandbox: boolean;
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
    namespace RevenueUploadStatement {
        namespace Parameters {
            export type ApplicationId = string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
        }
        export interface PathParameters {
            applicationId: Parameters.ApplicationId /* uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$ */;
        }
        export interface RequestBody {
            file: string; // binary
        }
        namespace Responses {
            export interface $200 {
                statementId: string; // uuid ^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$
                fileName: string;
                sizeBytes: number;
                sha256: string;
                uploadedAt: string; // date-time ^(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z))$
                reading: {
                    state: "waiting" | "read" | "notRecognised";
                    bank: ("rbc" | "td" | "bmo" | "scotiabank" | "cibc" | "desjardins" | "nationalBank") | null;
                    accounts: string[];
                    periods: {
                        from: string;
                        to: string;
                    }[];
                    hints: ("partOfMonth" | "outsideWindow" | "severalAccounts" | "holderDiffers" | "creditCard")[];
                };
            }
            export type $400 = Components.Schemas.Problem;
            export type $401 = Components.Schemas.Problem;
            export type $403 = Components.Schemas.Problem;
            export type $404 = Components.Schemas.Problem;
            export type $409 = Components.Schemas.Problem;
            export type $413 = Components.Schemas.Problem;
            export type $415 = Components.Schemas.Problem;
            export type $422 = Components.Schemas.Problem;
            export type $429 = Components.Schemas.Problem;
            export type $500 = Components.Schemas.Problem;
            export type $503 = Components.Schemas.Problem;
        }
    }
}

export interface OperationMethods {
  /**
   * Auth_ExtendSession - Stay: the idle time starts again.
   */
  'Auth_ExtendSession'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthExtendSession.Responses.$200>
  /**
   * Auth_FinishGoogleSignIn - Sign in with what Google has sent back to this browser. An address that Google is no authority for is proved by a code; one without an account is told. Forbidden where the token is not believed, gone where nothing waits.
   */
  'Auth_FinishGoogleSignIn'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthFinishGoogleSignIn.Responses.$200>
  /**
   * Auth_GetPendingVerification - The verification that this browser waits for.
   */
  'Auth_GetPendingVerification'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthGetPendingVerification.Responses.$200>
  /**
   * Auth_GetSession - Whose session this is, and until when. Asking does not extend it.
   */
  'Auth_GetSession'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthGetSession.Responses.$200>
  /**
   * Auth_LogOut - End this session on the server and forget its cookie. Without a session nothing happens.
   */
  'Auth_LogOut'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthLogOut.Responses.$204>
  /**
   * Auth_LogOutEverywhere - End every session of this customer.
   */
  'Auth_LogOutEverywhere'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthLogOutEverywhere.Responses.$204>
  /**
   * Auth_RegenerateTokens - Rotate the refresh cookie and answer a new access token.
   */
  'Auth_RegenerateTokens'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthRegenerateTokens.Responses.$200>
  /**
   * Auth_RenewLink - Ask for a new mail with the token of an expired or used link, as far as it is still known.
   */
  'Auth_RenewLink'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.AuthRenewLink.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthRenewLink.Responses.$200>
  /**
   * Auth_RequestLogin - Ask for a mail with a code and a link. Known and unknown addresses get the same answer in the same time; the mail differs.
   */
  'Auth_RequestLogin'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.AuthRequestLogin.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthRequestLogin.Responses.$200>
  /**
   * Auth_ResendVerification - Send a fresh code and link; the earlier pair of this request ends. The first send for a customer found by the eligibility check too.
   */
  'Auth_ResendVerification'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.AuthResendVerification.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthResendVerification.Responses.$200>
  /**
   * Auth_StartGoogleSignIn - Where to send this browser to sign in with Google. Not found where the portal has no Google sign-in.
   */
  'Auth_StartGoogleSignIn'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.AuthStartGoogleSignIn.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthStartGoogleSignIn.Responses.$200>
  /**
   * Auth_VerifyCode - Prove the address with the code, in the browser that asked. A wrong code is 422 with the tries left; one whose time or tries are over is 410, and a new one must be sent.
   */
  'Auth_VerifyCode'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.AuthVerifyCode.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthVerifyCode.Responses.$200>
  /**
   * Auth_VerifyLink - Prove the address with the token of a link. Without `confirmed` only the browser that asked is signed in; any other is told to confirm, and nothing is used up.
   */
  'Auth_VerifyLink'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.AuthVerifyLink.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AuthVerifyLink.Responses.$200>
  /**
   * Customer_GetCustomer - The customer, by her own id.
   */
  'Customer_GetCustomer'(
    parameters?: Parameters<Paths.CustomerGetCustomer.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.CustomerGetCustomer.Responses.$200>
  /**
   * Customer_SetCustomerLanguage - Save the language of the portal and of the mails.
   */
  'Customer_SetCustomerLanguage'(
    parameters?: Parameters<Paths.CustomerSetCustomerLanguage.PathParameters> | null,
    data?: Paths.CustomerSetCustomerLanguage.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.CustomerSetCustomerLanguage.Responses.$204>
  /**
   * Eligibility_CheckEligibility - Assess eligibility. Eligible with a new email: a verification mail goes out and the answers wait for it. With the email of a customer: nothing is sent until Auth_ResendVerification.
   */
  'Eligibility_CheckEligibility'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.EligibilityCheckEligibility.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.EligibilityCheckEligibility.Responses.$200>
  /**
   * Eligibility_SubmitNotEligible - Keep the answers and the email of a person who is not eligible yet, so that she can be contacted.
   */
  'Eligibility_SubmitNotEligible'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.EligibilitySubmitNotEligible.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.EligibilitySubmitNotEligible.Responses.$204>
  /**
   * Business_ListBusinesses - The customer's businesses, by operating name.
   */
  'Business_ListBusinesses'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.BusinessListBusinesses.Responses.$200>
  /**
   * Application_CompleteWelcome - Go on from the welcome step.
   */
  'Application_CompleteWelcome'(
    parameters?: Parameters<Paths.ApplicationCompleteWelcome.PathParameters> | null,
    data?: Paths.ApplicationCompleteWelcome.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationCompleteWelcome.Responses.$200>
  /**
   * Application_CreateCopyTicket - A one-use ticket of 60 seconds for the PDF copy of what was submitted.
   */
  'Application_CreateCopyTicket'(
    parameters?: Parameters<Paths.ApplicationCreateCopyTicket.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationCreateCopyTicket.Responses.$200>
  /**
   * Application_GetApplication - One application with its valid values and drafts.
   */
  'Application_GetApplication'(
    parameters?: Parameters<Paths.ApplicationGetApplication.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationGetApplication.Responses.$200>
  /**
   * Application_ListApplications - The customer's applications, what needs action first.
   */
  'Application_ListApplications'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationListApplications.Responses.$200>
  /**
   * Application_StartApplication - Start an application for a known business (prefilled) or, with null, for a new one.
   */
  'Application_StartApplication'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.ApplicationStartApplication.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationStartApplication.Responses.$200>
  /**
   * Application_PrepareApplication - What the loading screen does after an eligibility check, a referral or a log-in: a referral that was agreed to is gone on with; nothing open, a new application is prepared with the answers of the check; one incomplete, it is returned to; otherwise the account.
   */
  'Application_PrepareApplication'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationPrepareApplication.Responses.$200>
  /**
   * Application_SaveBusinessAge - Save the time in business. The answer is what it changed.
   */
  'Application_SaveBusinessAge'(
    parameters?: Parameters<Paths.ApplicationSaveBusinessAge.PathParameters> | null,
    data?: Paths.ApplicationSaveBusinessAge.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationSaveBusinessAge.Responses.$200>
  /**
   * Application_SaveBusinessFunding - Save the funding step. The answer is what it changed.
   */
  'Application_SaveBusinessFunding'(
    parameters?: Parameters<Paths.ApplicationSaveBusinessFunding.PathParameters> | null,
    data?: Paths.ApplicationSaveBusinessFunding.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationSaveBusinessFunding.Responses.$200>
  /**
   * Application_SaveBusinessStructure - Save the business structure step; the business is found or made from legal name and postal code.
   */
  'Application_SaveBusinessStructure'(
    parameters?: Parameters<Paths.ApplicationSaveBusinessStructure.PathParameters> | null,
    data?: Paths.ApplicationSaveBusinessStructure.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationSaveBusinessStructure.Responses.$200>
  /**
   * Application_SaveDraft - Keep what was typed in a step so far. Answers the new version.
   */
  'Application_SaveDraft'(
    parameters?: Parameters<Paths.ApplicationSaveDraft.PathParameters> | null,
    data?: Paths.ApplicationSaveDraft.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationSaveDraft.Responses.$200>
  /**
   * Application_SavePersonalInformation - Save the personal step.
   */
  'Application_SavePersonalInformation'(
    parameters?: Parameters<Paths.ApplicationSavePersonalInformation.PathParameters> | null,
    data?: Paths.ApplicationSavePersonalInformation.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationSavePersonalInformation.Responses.$200>
  /**
   * Application_SubmitApplication - Check the whole application again and submit it. The same Idempotency-Key with the same body gets the same answer.
   */
  'Application_SubmitApplication'(
    parameters?: Parameters<Paths.ApplicationSubmitApplication.HeaderParameters & Paths.ApplicationSubmitApplication.PathParameters> | null,
    data?: Paths.ApplicationSubmitApplication.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationSubmitApplication.Responses.$200>
  /**
   * Application_WithdrawApplication - Withdraw an open application.
   */
  'Application_WithdrawApplication'(
    parameters?: Parameters<Paths.ApplicationWithdrawApplication.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationWithdrawApplication.Responses.$200>
  /**
   * Revenue_ConfirmStatements - Say that the required months were uploaded, and go on to review.
   */
  'Revenue_ConfirmStatements'(
    parameters?: Parameters<Paths.RevenueConfirmStatements.PathParameters> | null,
    data?: Paths.RevenueConfirmStatements.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RevenueConfirmStatements.Responses.$200>
  /**
   * Revenue_ListStatements - The statements of an application, oldest upload first, and the months that they cover.
   */
  'Revenue_ListStatements'(
    parameters?: Parameters<Paths.RevenueListStatements.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RevenueListStatements.Responses.$200>
  /**
   * Revenue_UploadStatement - Upload one PDF statement as multipart/form-data with one part named file.
   */
  'Revenue_UploadStatement'(
    parameters?: Parameters<Paths.RevenueUploadStatement.PathParameters> | null,
    data?: Paths.RevenueUploadStatement.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RevenueUploadStatement.Responses.$200>
  /**
   * Revenue_RemoveStatement - Remove one statement. Removing it again changes nothing.
   */
  'Revenue_RemoveStatement'(
    parameters?: Parameters<Paths.RevenueRemoveStatement.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RevenueRemoveStatement.Responses.$204>
  /**
   * Application_AnswerQuestion - Answer a written question of the account manager.
   */
  'Application_AnswerQuestion'(
    parameters?: Parameters<Paths.ApplicationAnswerQuestion.PathParameters> | null,
    data?: Paths.ApplicationAnswerQuestion.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationAnswerQuestion.Responses.$200>
  /**
   * Credit_DeclineSin - Continue without the Social Insurance Number: the account manager follows up.
   */
  'Credit_DeclineSin'(
    parameters?: Parameters<Paths.CreditDeclineSin.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.CreditDeclineSin.Responses.$200>
  /**
   * Application_GetChecks - How far the background checks are, and what is missing. Empty before submission.
   */
  'Application_GetChecks'(
    parameters?: Parameters<Paths.ApplicationGetChecks.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationGetChecks.Responses.$200>
  /**
   * Application_GetTimeline - What happened to an application so far, oldest first.
   */
  'Application_GetTimeline'(
    parameters?: Parameters<Paths.ApplicationGetTimeline.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationGetTimeline.Responses.$200>
  /**
   * Credit_GiveSin - Give the Social Insurance Number that was asked for. It is used once and deleted; no answer ever holds it.
   */
  'Credit_GiveSin'(
    parameters?: Parameters<Paths.CreditGiveSin.PathParameters> | null,
    data?: Paths.CreditGiveSin.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.CreditGiveSin.Responses.$200>
  /**
   * Revenue_ProvideStatements - Say that the statements that were asked for after submission have been uploaded.
   */
  'Revenue_ProvideStatements'(
    parameters?: Parameters<Paths.RevenueProvideStatements.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RevenueProvideStatements.Responses.$200>
  /**
   * Revenue_ConfirmBankConnection - Ask the provider about the login that its widget named, and keep it if it was made for this application. The same login again changes nothing.
   */
  'Revenue_ConfirmBankConnection'(
    parameters?: Parameters<Paths.RevenueConfirmBankConnection.PathParameters> | null,
    data?: Paths.RevenueConfirmBankConnection.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RevenueConfirmBankConnection.Responses.$200>
  /**
   * Revenue_GetBankConnection - The bank connection of an application, if there is one, and how far its revenue step is.
   */
  'Revenue_GetBankConnection'(
    parameters?: Parameters<Paths.RevenueGetBankConnection.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RevenueGetBankConnection.Responses.$200>
  /**
   * Revenue_DisconnectBank - Disconnect the bank, and have the provider delete what it keeps. Doing it again changes nothing.
   */
  'Revenue_DisconnectBank'(
    parameters?: Parameters<Paths.RevenueDisconnectBank.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RevenueDisconnectBank.Responses.$200>
  /**
   * Revenue_SelectBankAccount - Pick the account in which most sales are deposited; its transactions are read then.
   */
  'Revenue_SelectBankAccount'(
    parameters?: Parameters<Paths.RevenueSelectBankAccount.PathParameters> | null,
    data?: Paths.RevenueSelectBankAccount.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RevenueSelectBankAccount.Responses.$200>
  /**
   * Revenue_StartBankConnection - Record the consent to read bank data, and answer the address of the provider's widget for one opening.
   */
  'Revenue_StartBankConnection'(
    parameters?: Parameters<Paths.RevenueStartBankConnection.PathParameters> | null,
    data?: Paths.RevenueStartBankConnection.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RevenueStartBankConnection.Responses.$200>
  /**
   * Privacy_CreateExportTicket - A one-use ticket of 60 seconds for a ZIP of everything that is kept of the customer: the data, and the statements as they were uploaded. Its use is in the audit trail.
   */
  'Privacy_CreateExportTicket'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.PrivacyCreateExportTicket.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.PrivacyCreateExportTicket.Responses.$200>
  /**
   * Privacy_CreateRequest - Ask for a correction or for erasure, in words. One of each may be open. The lender is told by mail.
   */
  'Privacy_CreateRequest'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.PrivacyCreateRequest.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.PrivacyCreateRequest.Responses.$200>
  /**
   * Privacy_GetOverview - The consents of the customer, the latest of each kind and application, and what she asked to have corrected or erased.
   */
  'Privacy_GetOverview'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.PrivacyGetOverview.Responses.$200>
  /**
   * Privacy_WithdrawConsent - Take a consent back: a record of its own, beside the one of its giving. Without the consent to bank data the bank is disconnected, at the provider too. Refused while an open application rests on it.
   */
  'Privacy_WithdrawConsent'(
    parameters?: Parameters<Paths.PrivacyWithdrawConsent.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.PrivacyWithdrawConsent.Responses.$200>
  /**
   * Referral_AcceptReferral - Agree to a referral as a customer whose address is proved. Application_PrepareApplication goes on from it.
   */
  'Referral_AcceptReferral'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.ReferralAcceptReferral.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ReferralAcceptReferral.Responses.$204>
  /**
   * Referral_GetReferrer - Which partner referred this application, and which kinds of information it shared.
   */
  'Referral_GetReferrer'(
    parameters?: Parameters<Paths.ReferralGetReferrer.PathParameters> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ReferralGetReferrer.Responses.$200>
  /**
   * Referral_OpenReferral - What a referral's link says before an address is proved: the partner's and the business's names, and which kinds of information were shared.
   */
  'Referral_OpenReferral'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.ReferralOpenReferral.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ReferralOpenReferral.Responses.$200>
  /**
   * Referral_RequestVerification - Agree to a referral and ask for a mail that proves the address; the referral waits for the proof.
   */
  'Referral_RequestVerification'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.ReferralRequestVerification.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ReferralRequestVerification.Responses.$200>
  /**
   * Application_SaveMissingInformation - Of an application that a partner referred: save the answers that the partner did not share. With them every step before revenue is done; a value below a bound of eligibility is a fault of its field.
   */
  'Application_SaveMissingInformation'(
    parameters?: Parameters<Paths.ApplicationSaveMissingInformation.PathParameters> | null,
    data?: Paths.ApplicationSaveMissingInformation.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.ApplicationSaveMissingInformation.Responses.$200>
  /**
   * Address_FindAddresses - Canadian addresses for what is typed so far. Nothing of it is kept. Without the service: not available.
   */
  'Address_FindAddresses'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.AddressFindAddresses.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AddressFindAddresses.Responses.$200>
  /**
   * Address_RetrieveAddress - The address of a suggestion; null where there is none, or where the service does not answer.
   */
  'Address_RetrieveAddress'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.AddressRetrieveAddress.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.AddressRetrieveAddress.Responses.$200>
  /**
   * Recording_AddChunk - Add events to an own recording, in order: an array of JSON, compressed by gzip, as base64. One that is there already is taken for a repetition. Past the bounds of a recording it is too many requests.
   */
  'Recording_AddChunk'(
    parameters?: Parameters<Paths.RecordingAddChunk.PathParameters> | null,
    data?: Paths.RecordingAddChunk.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RecordingAddChunk.Responses.$204>
  /**
   * Recording_GetConsent - Whether the customer agrees that how she uses the portal is recorded.
   */
  'Recording_GetConsent'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RecordingGetConsent.Responses.$200>
  /**
   * Recording_GiveConsent - Agree to be recorded, to the text of a version and a language. Not found where the portal does not record.
   */
  'Recording_GiveConsent'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: Paths.RecordingGiveConsent.RequestBody,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RecordingGiveConsent.Responses.$204>
  /**
   * Recording_WithdrawConsent - Take the agreement back: nothing more is recorded, and what was recorded is erased.
   */
  'Recording_WithdrawConsent'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RecordingWithdrawConsent.Responses.$204>
  /**
   * Recording_StartRecording - Begin a recording. Not found without the agreement to it.
   */
  'Recording_StartRecording'(
    parameters?: Parameters<UnknownParamsObject> | null,
    data?: any,
    config?: AxiosRequestConfig  
  ): OperationResponse<Paths.RecordingStartRecording.Responses.$200>
}

export interface PathsDictionary {
  ['/api/auth/session/extensions']: {
    /**
     * Auth_ExtendSession - Stay: the idle time starts again.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthExtendSession.Responses.$200>
  }
  ['/api/auth/google/proofs']: {
    /**
     * Auth_FinishGoogleSignIn - Sign in with what Google has sent back to this browser. An address that Google is no authority for is proved by a code; one without an account is told. Forbidden where the token is not believed, gone where nothing waits.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthFinishGoogleSignIn.Responses.$200>
  }
  ['/api/auth/pending-verification']: {
    /**
     * Auth_GetPendingVerification - The verification that this browser waits for.
     */
    'get'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthGetPendingVerification.Responses.$200>
  }
  ['/api/auth/session']: {
    /**
     * Auth_GetSession - Whose session this is, and until when. Asking does not extend it.
     */
    'get'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthGetSession.Responses.$200>
  }
  ['/api/auth/tokens/end']: {
    /**
     * Auth_LogOut - End this session on the server and forget its cookie. Without a session nothing happens.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthLogOut.Responses.$204>
  }
  ['/api/auth/tokens/end-all']: {
    /**
     * Auth_LogOutEverywhere - End every session of this customer.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthLogOutEverywhere.Responses.$204>
  }
  ['/api/auth/tokens']: {
    /**
     * Auth_RegenerateTokens - Rotate the refresh cookie and answer a new access token.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthRegenerateTokens.Responses.$200>
  }
  ['/api/auth/links/renewals']: {
    /**
     * Auth_RenewLink - Ask for a new mail with the token of an expired or used link, as far as it is still known.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.AuthRenewLink.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthRenewLink.Responses.$200>
  }
  ['/api/auth/logins']: {
    /**
     * Auth_RequestLogin - Ask for a mail with a code and a link. Known and unknown addresses get the same answer in the same time; the mail differs.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.AuthRequestLogin.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthRequestLogin.Responses.$200>
  }
  ['/api/auth/pending-verification/sends']: {
    /**
     * Auth_ResendVerification - Send a fresh code and link; the earlier pair of this request ends. The first send for a customer found by the eligibility check too.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.AuthResendVerification.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthResendVerification.Responses.$200>
  }
  ['/api/auth/google']: {
    /**
     * Auth_StartGoogleSignIn - Where to send this browser to sign in with Google. Not found where the portal has no Google sign-in.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.AuthStartGoogleSignIn.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthStartGoogleSignIn.Responses.$200>
  }
  ['/api/auth/pending-verification/code']: {
    /**
     * Auth_VerifyCode - Prove the address with the code, in the browser that asked. A wrong code is 422 with the tries left; one whose time or tries are over is 410, and a new one must be sent.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.AuthVerifyCode.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthVerifyCode.Responses.$200>
  }
  ['/api/auth/links']: {
    /**
     * Auth_VerifyLink - Prove the address with the token of a link. Without `confirmed` only the browser that asked is signed in; any other is told to confirm, and nothing is used up.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.AuthVerifyLink.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AuthVerifyLink.Responses.$200>
  }
  ['/api/customers/{customerId}']: {
    /**
     * Customer_GetCustomer - The customer, by her own id.
     */
    'get'(
      parameters?: Parameters<Paths.CustomerGetCustomer.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.CustomerGetCustomer.Responses.$200>
  }
  ['/api/customers/{customerId}/language']: {
    /**
     * Customer_SetCustomerLanguage - Save the language of the portal and of the mails.
     */
    'put'(
      parameters?: Parameters<Paths.CustomerSetCustomerLanguage.PathParameters> | null,
      data?: Paths.CustomerSetCustomerLanguage.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.CustomerSetCustomerLanguage.Responses.$204>
  }
  ['/api/eligibility/checks']: {
    /**
     * Eligibility_CheckEligibility - Assess eligibility. Eligible with a new email: a verification mail goes out and the answers wait for it. With the email of a customer: nothing is sent until Auth_ResendVerification.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.EligibilityCheckEligibility.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.EligibilityCheckEligibility.Responses.$200>
  }
  ['/api/eligibility/leads']: {
    /**
     * Eligibility_SubmitNotEligible - Keep the answers and the email of a person who is not eligible yet, so that she can be contacted.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.EligibilitySubmitNotEligible.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.EligibilitySubmitNotEligible.Responses.$204>
  }
  ['/api/businesses']: {
    /**
     * Business_ListBusinesses - The customer's businesses, by operating name.
     */
    'get'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.BusinessListBusinesses.Responses.$200>
  }
  ['/api/applications/{applicationId}/welcome']: {
    /**
     * Application_CompleteWelcome - Go on from the welcome step.
     */
    'put'(
      parameters?: Parameters<Paths.ApplicationCompleteWelcome.PathParameters> | null,
      data?: Paths.ApplicationCompleteWelcome.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationCompleteWelcome.Responses.$200>
  }
  ['/api/applications/{applicationId}/copy-tickets']: {
    /**
     * Application_CreateCopyTicket - A one-use ticket of 60 seconds for the PDF copy of what was submitted.
     */
    'post'(
      parameters?: Parameters<Paths.ApplicationCreateCopyTicket.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationCreateCopyTicket.Responses.$200>
  }
  ['/api/applications/{applicationId}']: {
    /**
     * Application_GetApplication - One application with its valid values and drafts.
     */
    'get'(
      parameters?: Parameters<Paths.ApplicationGetApplication.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationGetApplication.Responses.$200>
  }
  ['/api/applications']: {
    /**
     * Application_ListApplications - The customer's applications, what needs action first.
     */
    'get'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationListApplications.Responses.$200>
    /**
     * Application_StartApplication - Start an application for a known business (prefilled) or, with null, for a new one.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.ApplicationStartApplication.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationStartApplication.Responses.$200>
  }
  ['/api/applications/prepare']: {
    /**
     * Application_PrepareApplication - What the loading screen does after an eligibility check, a referral or a log-in: a referral that was agreed to is gone on with; nothing open, a new application is prepared with the answers of the check; one incomplete, it is returned to; otherwise the account.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationPrepareApplication.Responses.$200>
  }
  ['/api/applications/{applicationId}/business-age']: {
    /**
     * Application_SaveBusinessAge - Save the time in business. The answer is what it changed.
     */
    'put'(
      parameters?: Parameters<Paths.ApplicationSaveBusinessAge.PathParameters> | null,
      data?: Paths.ApplicationSaveBusinessAge.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationSaveBusinessAge.Responses.$200>
  }
  ['/api/applications/{applicationId}/business-funding']: {
    /**
     * Application_SaveBusinessFunding - Save the funding step. The answer is what it changed.
     */
    'put'(
      parameters?: Parameters<Paths.ApplicationSaveBusinessFunding.PathParameters> | null,
      data?: Paths.ApplicationSaveBusinessFunding.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationSaveBusinessFunding.Responses.$200>
  }
  ['/api/applications/{applicationId}/business-structure']: {
    /**
     * Application_SaveBusinessStructure - Save the business structure step; the business is found or made from legal name and postal code.
     */
    'put'(
      parameters?: Parameters<Paths.ApplicationSaveBusinessStructure.PathParameters> | null,
      data?: Paths.ApplicationSaveBusinessStructure.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationSaveBusinessStructure.Responses.$200>
  }
  ['/api/applications/{applicationId}/drafts/{step}']: {
    /**
     * Application_SaveDraft - Keep what was typed in a step so far. Answers the new version.
     */
    'put'(
      parameters?: Parameters<Paths.ApplicationSaveDraft.PathParameters> | null,
      data?: Paths.ApplicationSaveDraft.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationSaveDraft.Responses.$200>
  }
  ['/api/applications/{applicationId}/personal-information']: {
    /**
     * Application_SavePersonalInformation - Save the personal step.
     */
    'put'(
      parameters?: Parameters<Paths.ApplicationSavePersonalInformation.PathParameters> | null,
      data?: Paths.ApplicationSavePersonalInformation.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationSavePersonalInformation.Responses.$200>
  }
  ['/api/applications/{applicationId}/submission']: {
    /**
     * Application_SubmitApplication - Check the whole application again and submit it. The same Idempotency-Key with the same body gets the same answer.
     */
    'post'(
      parameters?: Parameters<Paths.ApplicationSubmitApplication.HeaderParameters & Paths.ApplicationSubmitApplication.PathParameters> | null,
      data?: Paths.ApplicationSubmitApplication.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationSubmitApplication.Responses.$200>
  }
  ['/api/applications/{applicationId}/withdrawal']: {
    /**
     * Application_WithdrawApplication - Withdraw an open application.
     */
    'post'(
      parameters?: Parameters<Paths.ApplicationWithdrawApplication.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationWithdrawApplication.Responses.$200>
  }
  ['/api/applications/{applicationId}/statements/confirmation']: {
    /**
     * Revenue_ConfirmStatements - Say that the required months were uploaded, and go on to review.
     */
    'put'(
      parameters?: Parameters<Paths.RevenueConfirmStatements.PathParameters> | null,
      data?: Paths.RevenueConfirmStatements.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RevenueConfirmStatements.Responses.$200>
  }
  ['/api/applications/{applicationId}/statements']: {
    /**
     * Revenue_ListStatements - The statements of an application, oldest upload first, and the months that they cover.
     */
    'get'(
      parameters?: Parameters<Paths.RevenueListStatements.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RevenueListStatements.Responses.$200>
    /**
     * Revenue_UploadStatement - Upload one PDF statement as multipart/form-data with one part named file.
     */
    'post'(
      parameters?: Parameters<Paths.RevenueUploadStatement.PathParameters> | null,
      data?: Paths.RevenueUploadStatement.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RevenueUploadStatement.Responses.$200>
  }
  ['/api/applications/{applicationId}/statements/{statementId}']: {
    /**
     * Revenue_RemoveStatement - Remove one statement. Removing it again changes nothing.
     */
    'delete'(
      parameters?: Parameters<Paths.RevenueRemoveStatement.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RevenueRemoveStatement.Responses.$204>
  }
  ['/api/applications/{applicationId}/missing-information/{itemId}/answer']: {
    /**
     * Application_AnswerQuestion - Answer a written question of the account manager.
     */
    'put'(
      parameters?: Parameters<Paths.ApplicationAnswerQuestion.PathParameters> | null,
      data?: Paths.ApplicationAnswerQuestion.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationAnswerQuestion.Responses.$200>
  }
  ['/api/applications/{applicationId}/sin/refusal']: {
    /**
     * Credit_DeclineSin - Continue without the Social Insurance Number: the account manager follows up.
     */
    'post'(
      parameters?: Parameters<Paths.CreditDeclineSin.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.CreditDeclineSin.Responses.$200>
  }
  ['/api/applications/{applicationId}/checks']: {
    /**
     * Application_GetChecks - How far the background checks are, and what is missing. Empty before submission.
     */
    'get'(
      parameters?: Parameters<Paths.ApplicationGetChecks.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationGetChecks.Responses.$200>
  }
  ['/api/applications/{applicationId}/timeline']: {
    /**
     * Application_GetTimeline - What happened to an application so far, oldest first.
     */
    'get'(
      parameters?: Parameters<Paths.ApplicationGetTimeline.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationGetTimeline.Responses.$200>
  }
  ['/api/applications/{applicationId}/sin']: {
    /**
     * Credit_GiveSin - Give the Social Insurance Number that was asked for. It is used once and deleted; no answer ever holds it.
     */
    'put'(
      parameters?: Parameters<Paths.CreditGiveSin.PathParameters> | null,
      data?: Paths.CreditGiveSin.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.CreditGiveSin.Responses.$200>
  }
  ['/api/applications/{applicationId}/missing-information/statements']: {
    /**
     * Revenue_ProvideStatements - Say that the statements that were asked for after submission have been uploaded.
     */
    'post'(
      parameters?: Parameters<Paths.RevenueProvideStatements.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RevenueProvideStatements.Responses.$200>
  }
  ['/api/applications/{applicationId}/bank-connection/confirmation']: {
    /**
     * Revenue_ConfirmBankConnection - Ask the provider about the login that its widget named, and keep it if it was made for this application. The same login again changes nothing.
     */
    'post'(
      parameters?: Parameters<Paths.RevenueConfirmBankConnection.PathParameters> | null,
      data?: Paths.RevenueConfirmBankConnection.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RevenueConfirmBankConnection.Responses.$200>
  }
  ['/api/applications/{applicationId}/bank-connection']: {
    /**
     * Revenue_DisconnectBank - Disconnect the bank, and have the provider delete what it keeps. Doing it again changes nothing.
     */
    'delete'(
      parameters?: Parameters<Paths.RevenueDisconnectBank.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RevenueDisconnectBank.Responses.$200>
    /**
     * Revenue_GetBankConnection - The bank connection of an application, if there is one, and how far its revenue step is.
     */
    'get'(
      parameters?: Parameters<Paths.RevenueGetBankConnection.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RevenueGetBankConnection.Responses.$200>
  }
  ['/api/applications/{applicationId}/bank-connection/account']: {
    /**
     * Revenue_SelectBankAccount - Pick the account in which most sales are deposited; its transactions are read then.
     */
    'put'(
      parameters?: Parameters<Paths.RevenueSelectBankAccount.PathParameters> | null,
      data?: Paths.RevenueSelectBankAccount.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RevenueSelectBankAccount.Responses.$200>
  }
  ['/api/applications/{applicationId}/bank-connection/start']: {
    /**
     * Revenue_StartBankConnection - Record the consent to read bank data, and answer the address of the provider's widget for one opening.
     */
    'post'(
      parameters?: Parameters<Paths.RevenueStartBankConnection.PathParameters> | null,
      data?: Paths.RevenueStartBankConnection.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RevenueStartBankConnection.Responses.$200>
  }
  ['/api/privacy/export-tickets']: {
    /**
     * Privacy_CreateExportTicket - A one-use ticket of 60 seconds for a ZIP of everything that is kept of the customer: the data, and the statements as they were uploaded. Its use is in the audit trail.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.PrivacyCreateExportTicket.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.PrivacyCreateExportTicket.Responses.$200>
  }
  ['/api/privacy/requests']: {
    /**
     * Privacy_CreateRequest - Ask for a correction or for erasure, in words. One of each may be open. The lender is told by mail.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.PrivacyCreateRequest.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.PrivacyCreateRequest.Responses.$200>
  }
  ['/api/privacy']: {
    /**
     * Privacy_GetOverview - The consents of the customer, the latest of each kind and application, and what she asked to have corrected or erased.
     */
    'get'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.PrivacyGetOverview.Responses.$200>
  }
  ['/api/privacy/consents/{consentId}/withdrawal']: {
    /**
     * Privacy_WithdrawConsent - Take a consent back: a record of its own, beside the one of its giving. Without the consent to bank data the bank is disconnected, at the provider too. Refused while an open application rests on it.
     */
    'post'(
      parameters?: Parameters<Paths.PrivacyWithdrawConsent.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.PrivacyWithdrawConsent.Responses.$200>
  }
  ['/api/referrals/acceptances']: {
    /**
     * Referral_AcceptReferral - Agree to a referral as a customer whose address is proved. Application_PrepareApplication goes on from it.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.ReferralAcceptReferral.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ReferralAcceptReferral.Responses.$204>
  }
  ['/api/applications/{applicationId}/referrer']: {
    /**
     * Referral_GetReferrer - Which partner referred this application, and which kinds of information it shared.
     */
    'get'(
      parameters?: Parameters<Paths.ReferralGetReferrer.PathParameters> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ReferralGetReferrer.Responses.$200>
  }
  ['/api/referrals/openings']: {
    /**
     * Referral_OpenReferral - What a referral's link says before an address is proved: the partner's and the business's names, and which kinds of information were shared.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.ReferralOpenReferral.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ReferralOpenReferral.Responses.$200>
  }
  ['/api/referrals/verifications']: {
    /**
     * Referral_RequestVerification - Agree to a referral and ask for a mail that proves the address; the referral waits for the proof.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.ReferralRequestVerification.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ReferralRequestVerification.Responses.$200>
  }
  ['/api/applications/{applicationId}/missing-information']: {
    /**
     * Application_SaveMissingInformation - Of an application that a partner referred: save the answers that the partner did not share. With them every step before revenue is done; a value below a bound of eligibility is a fault of its field.
     */
    'put'(
      parameters?: Parameters<Paths.ApplicationSaveMissingInformation.PathParameters> | null,
      data?: Paths.ApplicationSaveMissingInformation.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.ApplicationSaveMissingInformation.Responses.$200>
  }
  ['/api/addresses/find']: {
    /**
     * Address_FindAddresses - Canadian addresses for what is typed so far. Nothing of it is kept. Without the service: not available.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.AddressFindAddresses.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AddressFindAddresses.Responses.$200>
  }
  ['/api/addresses/retrieve']: {
    /**
     * Address_RetrieveAddress - The address of a suggestion; null where there is none, or where the service does not answer.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.AddressRetrieveAddress.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.AddressRetrieveAddress.Responses.$200>
  }
  ['/api/recordings/{recordingId}/chunks']: {
    /**
     * Recording_AddChunk - Add events to an own recording, in order: an array of JSON, compressed by gzip, as base64. One that is there already is taken for a repetition. Past the bounds of a recording it is too many requests.
     */
    'post'(
      parameters?: Parameters<Paths.RecordingAddChunk.PathParameters> | null,
      data?: Paths.RecordingAddChunk.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RecordingAddChunk.Responses.$204>
  }
  ['/api/recordings/consent']: {
    /**
     * Recording_GetConsent - Whether the customer agrees that how she uses the portal is recorded.
     */
    'get'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RecordingGetConsent.Responses.$200>
    /**
     * Recording_GiveConsent - Agree to be recorded, to the text of a version and a language. Not found where the portal does not record.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: Paths.RecordingGiveConsent.RequestBody,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RecordingGiveConsent.Responses.$204>
    /**
     * Recording_WithdrawConsent - Take the agreement back: nothing more is recorded, and what was recorded is erased.
     */
    'delete'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RecordingWithdrawConsent.Responses.$204>
  }
  ['/api/recordings']: {
    /**
     * Recording_StartRecording - Begin a recording. Not found without the agreement to it.
     */
    'post'(
      parameters?: Parameters<UnknownParamsObject> | null,
      data?: any,
      config?: AxiosRequestConfig  
    ): OperationResponse<Paths.RecordingStartRecording.Responses.$200>
  }
}

export type Client = OpenAPIClient<OperationMethods, PathsDictionary>
export type Problem = Components.Schemas.Problem;
