import { type Config, hasDevelopmentInbox } from './config.ts';

/** A demo customer as the start names it. */
export interface DemoLogin {
  email: string;
  shows: string;
}

/** What there is to try a development server with. */
export interface Demo {
  logins: readonly DemoLogin[];
  referrals: readonly { link: string; state: string }[];
  /** Where it was made by this start: its key is not known again. */
  partner: { name: string; key: string } | undefined;
}

/** What a person who started the server wants to know: where it is, where the mails are, who can log in. */
export function startBanner(
  config: Config,
  demo: Demo | undefined,
  sandboxLines: readonly string[],
  staffKey?: string,
): string {
  const inbox = hasDevelopmentInbox(config) ? `${config.publicUrl}/dev/inbox` : undefined;
  const { logins = [], referrals = [], partner } = demo ?? {};
  const lines = [
    `Portal      ${config.publicUrl}`,
    ...(inbox ? [`Inbox       ${inbox}`] : []),
    ...sandboxLines,
    ...(staffKey === undefined ? [] : [`Staff key   ${staffKey}  (shown this once)`]),
    ...(partner ? [`Partner key ${partner.key}  (of ${partner.name}, shown this once)`] : []),
    ...(referrals.length > 0 ? ['Referrals   (links that the partner handed out)'] : []),
    ...columns(referrals.map(({ state, link }) => [state, link])),
    ...(logins.length > 0
      ? [`Log in as   (the code ${inbox ? 'arrives in the inbox' : 'is sent through SMTP_URL'})`]
      : []),
    ...columns(logins.map(({ email, shows }) => [email, shows])),
  ];
  return `\n${lines.join('\n')}\n\n`;
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
