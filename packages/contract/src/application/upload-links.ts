/** Who opens an upload link: its customer on another device, or the customer's bookkeeper. */
export const uploadLinkKinds = ['device', 'bookkeeper'] as const;
export type UploadLinkKind = (typeof uploadLinkKinds)[number];

/**
 * Whether a link can be opened, or why not: used once on a device, past its time, or ended by the customer or with
 * their session.
 */
export const uploadLinkStates = ['open', 'used', 'expired', 'ended'] as const;
export type UploadLinkState = (typeof uploadLinkStates)[number];

/** What whoever opens a link is told: also that the application takes no statements any more. */
export const openedLinkStates = [...uploadLinkStates, 'notNeeded'] as const;
export type OpenedLinkState = (typeof openedLinkStates)[number];

/** Who uploaded a statement; another device of the customer is the customer. */
export const statementSenders = ['customer', 'bookkeeper'] as const;
export type StatementSender = (typeof statementSenders)[number];

export const senderOf = {
  device: 'customer',
  bookkeeper: 'bookkeeper',
} as const satisfies Record<UploadLinkKind, StatementSender>;
