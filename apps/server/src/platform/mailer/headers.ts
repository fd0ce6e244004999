/** The mail is refused for good, so a retry is useless. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

const ADDRESS = /^[^\s<>()[\]\\,;:@"]{1,64}@[^\s<>()[\]\\,;:@"]{1,255}$/u;
const messageIdPattern = /^[A-Za-z0-9._-]{1,120}(?:@[A-Za-z0-9.-]{1,120})?$/u;

/**
 * Returns the address unchanged. Throws `MailRefused` unless it is one plain address: a line break would add headers.
 */
export function checkedAddress(address: string): string {
  if (!ADDRESS.test(address) || hasControlCharacters(address)) throw new MailRefused('The mail has no plain address');

  return address;
}

/** The Message-ID in angle brackets, with the sender's domain if it has none. Throws `MailRefused`. */
export function checkedMessageId(messageId: string, mailFrom: string): string {
  if (!messageIdPattern.test(messageId)) throw new MailRefused('The mail has no proper Message-ID');

  const domain = mailFrom.replace(/>\s*$/u, '').split('@').at(-1) ?? 'localhost';
  return messageId.includes('@') ? `<${messageId}>` : `<${messageId}@${domain}>`;
}

/** One line of text: control characters become spaces. */
export function headerText(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ').trim();
}

function hasControlCharacters(text: string): boolean {
  return /\p{Cc}/u.test(text);
}
