export const uploadLinkKinds = ['device', 'bookkeeper'] as const;
export type UploadLinkKind = (typeof uploadLinkKinds)[number];

/** `used`: opened once on a device. `ended`: ended by the customer or along with their session. */
export const uploadLinkStates = ['open', 'used', 'expired', 'ended'] as const;
export type UploadLinkState = (typeof uploadLinkStates)[number];

export const openedLinkStates = [...uploadLinkStates, 'notNeeded'] as const;
export type OpenedLinkState = (typeof openedLinkStates)[number];

export const statementSenders = ['customer', 'bookkeeper'] as const;
export type StatementSender = (typeof statementSenders)[number];

export const senderOf = {
  device: 'customer',
  bookkeeper: 'bookkeeper',
} as const satisfies Record<UploadLinkKind, StatementSender>;
