import { type Config, hasDevelopmentInbox } from './config.ts';

/** A demo customer as the start names it. */
export interface DemoLogin {
  email: string;
  shows: string;
}

/** What a person who started the server wants to know: where it is, where the mails are, who can log in. */
export function startBanner(
  config: Config,
  demo: readonly DemoLogin[],
  sandboxLines: readonly string[],
  staffKey?: string,
): string {
  const inbox = hasDevelopmentInbox(config) ? `${config.publicUrl}/dev/inbox` : undefined;
  const width = Math.max(0, ...demo.map(({ email }) => email.length));
  const lines = [
    `Portal      ${config.publicUrl}`,
    ...(inbox ? [`Inbox       ${inbox}`] : []),
    ...sandboxLines,
    ...(staffKey === undefined ? [] : [`Staff key   ${staffKey}  (shown this once)`]),
    ...(demo.length > 0
      ? [`Log in as   (the code ${inbox ? 'arrives in the inbox' : 'is sent through SMTP_URL'})`]
      : []),
    ...demo.map(({ email, shows }) => `  ${email.padEnd(width)}  ${shows}`),
  ];
  return `\n${lines.join('\n')}\n\n`;
}
