/** The product's numbers. Each is defined only here; schemas, texts and tests use these names. */

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MEGABYTE = 1_048_576;

/** Eligibility; both bounds are inclusive. */
export const MINIMUM_MONTHS_IN_BUSINESS = 6;
export const MINIMUM_ANNUAL_REVENUE_CAD = 120_000;
export const MONTHS_PER_YEAR = 12;
export const CENTS_PER_DOLLAR = 100;

export const OWNERSHIP_PERCENTAGE_MINIMUM = 1;
export const OWNERSHIP_PERCENTAGE_MAXIMUM = 100;
export const OWNERSHIP_PERCENTAGE_DECIMALS = 2;
export const FUNDING_AMOUNT_MINIMUM_CAD = 1;
export const FUNDING_AMOUNT_MAXIMUM_CAD = 10_000_000;
/** Above any small business's sales, so that a typo is refused. */
export const ANNUAL_REVENUE_MAXIMUM_CAD = 10_000_000_000;
/** Low enough that a founding year typed as the number of months is refused. */
export const TIME_IN_BUSINESS_MAXIMUM_MONTHS = 150 * MONTHS_PER_YEAR;
export const SIN_DIGITS = 9;
export const AGE_MINIMUM_YEARS = 18;
export const AGE_MAXIMUM_YEARS = 120;

export const PERSON_NAME_MAXIMUM_LENGTH = 80;
export const BUSINESS_NAME_MAXIMUM_LENGTH = 120;
export const EMAIL_MAXIMUM_LENGTH = 254;
export const ADDRESS_LINE_MAXIMUM_LENGTH = 120;
export const CITY_MAXIMUM_LENGTH = 80;
export const ADDRESS_ID_MAXIMUM_LENGTH = 1000;
export const DRAFT_TEXT_MAXIMUM_LENGTH = 500;
export const QUESTION_ANSWER_MAXIMUM_LENGTH = 2000;
export const MONTHS_REASON_MAXIMUM_LENGTH = 500;
export const PRIVACY_REQUEST_MAXIMUM_LENGTH = 2000;
export const PRIVACY_ANSWER_MAXIMUM_LENGTH = 5000;
/** Legal deadline for answering a request, in days (Law 25, PIPEDA). */
export const PRIVACY_ANSWER_DAYS = 30;
export const QUESTION_MAXIMUM_LENGTH = 1000;
export const QUESTION_TEMPLATE_NAME_MAXIMUM_LENGTH = 80;
/** Few enough to load at once and show in one list. */
export const QUESTION_TEMPLATES_MAXIMUM = 100;
/** Few enough to apply to every row of a statement. */
export const ADDED_LENDERS_MAXIMUM = 200;
export const LENDER_WORDS_MAXIMUM = 10;
/** Counts letters and digits; shorter words occur in unrelated names. */
export const LENDER_WORDS_MINIMUM_LENGTH = 4;
export const LENDER_SOURCE_MAXIMUM_LENGTH = 500;
export const SEARCH_MAXIMUM_LENGTH = 254;
export const NOTE_MAXIMUM_LENGTH = 5000;
export const TRANSACTION_DESCRIPTION_MAXIMUM_LENGTH = 200;
/** Characters of a contacts file per call; the JSON must fit into a request body. */
export const CSV_IMPORT_MAXIMUM_LENGTH = 60_000;

export const ADDRESS_LOOKUP_MINIMUM_LENGTH = 3;
export const ADDRESS_LOOKUP_DELAY_MS = 250;
export const ADDRESS_LOOKUP_TIMEOUT_MS = 3 * SECOND_MS;
export const ADDRESS_LOOKUPS_A_MINUTE = 120;
export const SUGGESTIONS_MAXIMUM = 7;

/** Exclusive limit: "less than 20 files" allows 19 statements. 1 MB is 1,048,576 bytes. */
export const STATEMENT_FILE_COUNT_LIMIT = 20;
export const STATEMENT_FILE_MAXIMUM_MEGABYTES = 15;
export const STATEMENT_FILE_MAXIMUM_BYTES = STATEMENT_FILE_MAXIMUM_MEGABYTES * MEGABYTE;
export const STATEMENT_TOTAL_MAXIMUM_MEGABYTES = 300;
export const STATEMENT_TOTAL_MAXIMUM_BYTES = STATEMENT_TOTAL_MAXIMUM_MEGABYTES * MEGABYTE;
export const STATEMENT_MONTHS_REQUIRED = 6;
export const STATEMENT_MONTHS_REQUIRED_RENEWAL = 3;
/** Minimum number of covered days for a month to count as found; the second number is the minimum for partly found. */
export const MONTH_FOUND_DAYS = 20;
export const MONTH_PART_DAYS = 7;
/** An upload that sends nothing for this long is aborted. */
export const UPLOAD_IDLE_TIMEOUT_MS = 30 * SECOND_MS;

/** Upload links: a device link works once, a bookkeeper link several times; each visit expires. */
export const DEVICE_LINK_LIFETIME_MS = 15 * MINUTE_MS;
export const BOOKKEEPER_LINK_LIFETIME_MS = 7 * DAY_MS;
export const BOOKKEEPER_LINKS_MAXIMUM = 5;
export const UPLOAD_VISIT_LIFETIME_MS = 2 * HOUR_MS;
/** Per client address; a link is opened once or twice, plus reloads. */
export const UPLOAD_LINK_OPENINGS_A_MINUTE = 60;
export const UPLOAD_LINKS_A_MINUTE = 20;

export const TOAST_DURATION_MS = 6000;
export const ALERT_CLEAR_DELAY_MS = 1000;
export const TOP_BAR_HEIGHT_PX = 65;
export const SMALL_SCREEN_BELOW_PX = 640;

export const CODE_DIGITS = 6;
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const CODE_WRONG_TRIES_MAXIMUM = 5;
export const CODE_FAILURES_PER_ACCOUNT_AN_HOUR = 20;
export const LINK_LIFETIME_MS = 30 * MINUTE_MS;
export const LINK_TOKEN_BYTES = 32;
export const RESEND_COUNTDOWN_FIRST_MS = 30 * SECOND_MS;
export const RESEND_COUNTDOWN_MAXIMUM_MS = 5 * MINUTE_MS;
export const SENDS_PER_ADDRESS_AN_HOUR = 10;
export const SENDS_PER_KNOWN_BROWSER_AN_HOUR = 3;
export const SENDS_PER_CLIENT_AN_HOUR = 30;
/** Limit on emails with a link but no code during a link's lifetime, in addition to the sends above. */
export const LINK_SENDS_PER_ADDRESS = 3;
export const EXISTING_CUSTOMER_ANSWERS_PER_CLIENT_AN_HOUR = 5;
export const LEADS_PER_CLIENT_AN_HOUR = 30;
export const GOOGLE_SIGN_INS_PER_CLIENT_AN_HOUR = 30;
/** A second submission by the same person within this time is the same lead. */
export const LEAD_REPEAT_MS = HOUR_MS;
export const GOOGLE_SIGN_IN_LIFETIME_MS = 10 * MINUTE_MS;
/** How long a request is stored after its last email, so that an expired link can request a new one. */
export const PENDING_VERIFICATION_LIFETIME_MS = DAY_MS;
export const KNOWN_BROWSER_LIFETIME_MS = 365 * DAY_MS;

export const ACCESS_TOKEN_LIFETIME_MS = 10 * MINUTE_MS;
export const SESSION_IDLE_MS = 30 * MINUTE_MS;
export const SESSION_ABSOLUTE_MS = 12 * HOUR_MS;
export const SESSION_REMEMBERED_MS = 30 * DAY_MS;
export const SESSION_REMEMBERED_ABSOLUTE_MS = 90 * DAY_MS;
export const SESSION_WARNING_BEFORE_MS = 2 * MINUTE_MS;
export const REFRESH_GRACE_MS = 30 * SECOND_MS;
/** Minimum interval between recorded activities. */
export const SESSION_ACTIVITY_STEP_MS = MINUTE_MS;
/** How long another process may take to notice a logout. */
export const SESSION_CHECK_CACHE_MS = 1 * SECOND_MS;

export const APPLICATION_EXPIRES_AFTER_DAYS = 90;
export const APPLICATION_EXPIRY_NOTICE_DAYS = 14;
export const REMINDERS_MAXIMUM = 3;
export const STOP_TOKEN_MAXIMUM_LENGTH = 200;
export const IDEMPOTENCY_KEY_LIFETIME_MS = DAY_MS;
export const AUTOSAVE_DEBOUNCE_MS = 800;
export const BANK_DATA_FRESH_DAYS = 30;
/** Default retention of bank data and statement readings after an application is closed. */
export const BANK_DATA_KEPT_DAYS = 90;

/** Marks requests of an unattended console, which do not count as activity. */
export const UNATTENDED_HEADER = 'x-unattended';

export const BUSINESS_DAYS_LISTED = 10;

/** How long a decision or a request for information can be undone before emails and webhooks are sent. */
export const UNDO_MS = 10 * SECOND_MS;
export const DECISION_WORDS_MAXIMUM_LENGTH = 2000;
/** Percent a year. */
export const OFFER_COST_MAXIMUM = 100;
export const OFFER_FACTOR_MINIMUM = 1;
export const OFFER_FACTOR_MAXIMUM = 3;
export const OFFER_TERM_MAXIMUM_MONTHS = 120;
export const CHECK_WORDS_MAXIMUM_LENGTH = 2000;
export const RULING_WORDS_MAXIMUM_LENGTH = 500;

export const CHECKS_POLL_MS = 1500;
/** Customers still on the progress screen need no email about missing information. */
export const MISSING_INFORMATION_MAIL_DELAY_MS = 15 * MINUTE_MS;
/** A check without progress for this long goes to the account manager. */
export const CHECK_TIMEOUT_MS = HOUR_MS;
export const API_KEY_BYTES = 32;
export const API_KEY_NAME_MAXIMUM_LENGTH = 80;
/** Minimum interval between recorded uses of a key. */
export const API_KEY_USE_STEP_MS = MINUTE_MS;
export const STAFF_NAME_MAXIMUM_LENGTH = 80;
export const STAFF_INVITATION_LIFETIME_MS = DAY_MS;
export const STAFF_SESSION_IDLE_MS = 30 * MINUTE_MS;
export const STAFF_SESSION_ABSOLUTE_MS = 10 * HOUR_MS;
export const STAFF_SIGN_IN_LIFETIME_MS = 5 * MINUTE_MS;
/** Per client address, which a whole office may share. */
export const STAFF_SIGN_INS_A_MINUTE = 60;
export const STAFF_INVITATIONS_A_MINUTE = 30;
/**
 * How long a person counts as viewing an application after the last heartbeat, and how often a page sends heartbeats.
 */
export const VIEWING_LASTS_MS = 25 * SECOND_MS;
export const VIEWING_RENEWAL_MS = 10 * SECOND_MS;
/** Per client address, which may be an office of 200 people. */
export const VIEWING_CALLS_A_MINUTE = 1200;
/** One part of an authenticator's response, in base64url. */
export const PASSKEY_PART_MAXIMUM_LENGTH = 8000;
export const REFERRAL_LIFETIME_MS = 30 * DAY_MS;
export const PARTNER_REFERENCE_MAXIMUM_LENGTH = 80;
export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAXIMUM = 100;
export const EXPORT_PAGE_SIZE_MAXIMUM = 1000;
/** Maximum per person. */
export const STAFF_REMINDERS_MAXIMUM = 100;
export const REMINDER_WORDS_MAXIMUM_LENGTH = 200;
/** Maximum in one person's work list. */
export const SAVED_VIEWS_MAXIMUM = 10;
export const SAVED_VIEW_NAME_MAXIMUM_LENGTH = 30;
export const SAVED_VIEW_QUERY_MAXIMUM_LENGTH = 300;
/** Applications of a view are counted up to this number on every change; above it the console shows "many". */
export const VIEW_COUNT_MAXIMUM = 1000;
export const WORK_LIST_COUNT_MAXIMUM = 10_000;
export const BULK_SELECTED_MAXIMUM = 1000;
export const BULK_REFERENCES_SHOWN = 10;
export const STATISTICS_DAYS_MAXIMUM = 366;
/** YYYY-MM-DD; there is no older data. */
export const STATISTICS_FIRST_DAY = '2000-01-01';

export const RECORDING_CHUNK_MAXIMUM_LENGTH = 60_000;
export const RECORDING_CHUNK_MAXIMUM_BYTES = 2 * MEGABYTE;
export const RECORDING_MAXIMUM_CHUNKS = 500;
export const RECORDINGS_PER_CUSTOMER_A_DAY = 50;
export const RECORDING_SEND_MS = 5 * SECOND_MS;

export const DOWNLOAD_TICKET_LIFETIME_MS = 60 * SECOND_MS;

export const QUERY_CACHE_MS = 5 * MINUTE_MS;
export const QUERY_RETRIES = 3;

export { DAY_MS, HOUR_MS, MEGABYTE, MINUTE_MS, SECOND_MS };

export const OFFERED_CURRENCY = 'CAD';

/** The calendar in which statement windows are counted. */
export const PRODUCT_TIME_ZONE = 'America/Toronto';
export const APPLICATION_MINUTES = 5;
export const ENCRYPTION_BITS = 256;

/** The country of every address (ISO 3166-1); shown, not chosen. */
export const CANADA = 'CA';

export const DEMO_PATH = '/dev/demo';
