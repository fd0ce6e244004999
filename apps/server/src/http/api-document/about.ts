const common = [
  '## Errors',
  'Every error is `application/problem+json` (RFC 9457) with a `code`; no sentence for people crosses the wire. `errors` lists the invalid fields, each with its `path` in the body and a `key`; `components.schemas.FieldError` has every key with its text in English. New codes, keys, properties and events may be added at any time: ignore what you do not know.',
  '## Limits',
  'Bodies are JSON in UTF-8, at most 64 KB, and take no field that is not named here. Too many calls get 429, an overloaded or unavailable server 503, both with `Retry-After` in seconds.',
  '## Versions',
  'This is version 1. What is here stays for as long as version 1 does: nothing is removed or renamed, and nothing new becomes required. What is to go is marked `deprecated` at least twelve months ahead, and its answers carry `Deprecation` (RFC 9745) and `Sunset` (RFC 8594).',
];

const pages = [
  '## Pages',
  'Lists come in pages, the newest first. `limit` is how many at most. Where there is more, `next` is the `after` of the next page; on the last page it is null.',
];

export const about = {
  applicant: [
    'What the portal’s own pages call on behalf of an applicant. Programs of partners and of the lender have documents of their own.',
    ...common,
  ],
  partner: [
    'Refer clients and follow how far they are. Call with `Authorization: Bearer` and your key, which the lender gives you. A partner reaches its own referrals alone.',
    ...common,
    ...pages,
    '## Repeating a call',
    'Creating a referral takes an `Idempotency-Key`: after a timeout, send the same call with the same key again, and there is still one referral.',
  ],
  staff: [
    'For programs and people of the lender. Programs call with `Authorization: Bearer` and a key of scope `staff`; people come with the console’s cookie. Every call is in the audit trail.',
    ...common,
    ...pages,
    '## Webhooks',
    'Events are sent in the Standard Webhooks form: check the signature before you believe one, and take each `webhook-id` once. A message holds ids alone; the operations here have the rest.',
  ],
} as const satisfies Record<string, readonly string[]>;
