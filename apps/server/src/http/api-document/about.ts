const common = [
  '## Errors',
  'Every error is `application/problem+json` (RFC 9457) with a `code`, and without a sentence for people. `errors` lists the invalid fields, each with its `path` in the body and a `key`. `components.schemas.FieldError` lists every key with its English text. New codes, keys, properties and events may be added at any time: ignore any that you do not know.',
  '## Limits',
  'Bodies are JSON in UTF-8, at most 64 KB, and unknown fields are refused. Too many calls get 429, and an overloaded or unavailable server responds with 503, both with `Retry-After` in seconds.',
  '## Versions',
  'This is version 1. Within it, nothing is removed or renamed, and nothing new becomes required. Anything that a later version removes is marked `deprecated` at least twelve months ahead, and its responses carry `Deprecation` (RFC 9745) and `Sunset` (RFC 8594).',
];

const pages = [
  '## Pages',
  'Lists come in pages, newest first. `limit` is the maximum number of results on a page. Pass `next` as `after` to get the next page; on the last page, `next` is null.',
];

export const about = {
  applicant: [
    'The calls that the portal’s own pages make on behalf of an applicant. Programs of partners and of the lender have their own documents.',
    ...common,
  ],
  partner: [
    'Refer clients and follow their progress. Call with `Authorization: Bearer` and your key, which the lender gives you. A partner can access only its own referrals.',
    ...common,
    ...pages,
    '## Repeating a call',
    'Creating a referral requires an `Idempotency-Key`. After a timeout, repeat the call with the same key; only one referral is created.',
  ],
  staff: [
    'For the lender’s programs and staff. Programs call with `Authorization: Bearer` and a key with the scope `staff`; the console calls with the cookie of a session. Every call is in the audit trail.',
    ...common,
    ...pages,
    '## Webhooks',
    'Events are sent in the Standard Webhooks format. Check the signature before you trust an event, and process each `webhook-id` once. A message contains only ids; get the rest with the operations here.',
  ],
} as const satisfies Record<string, readonly string[]>;
