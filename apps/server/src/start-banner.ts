import type { StaffRole } from '@portal/contract/staff/roles';
import { consolePaths } from '@portal/contract/staff/console-paths';
import { type Config, hasDevelopmentInbox } from './config/index.ts';

export interface DemoLogin {
  email: string;
  shows: string;
}

export interface Demo {
  logins: readonly DemoLogin[];
  referrals: readonly { link: string; state: string }[];
  /** Set only by the start that created the partner, because its key cannot be shown again. */
  partner: { name: string; key: string } | undefined;
  people: readonly { name: string; role: StaffRole }[];
}

export function startBanner(
  config: Config,
  demo: Demo | undefined,
  sandboxLines: readonly string[],
  staffKey?: string,
): string {
  if (!config.roles.includes('web')) return `\nWorker      http://${config.host}:${String(config.port)}/readyz\n\n`;
  const inbox = hasDevelopmentInbox(config) ? `${config.publicUrl}/dev/inbox` : undefined;
  const lines = [
    `Portal      ${config.publicUrl}`,
    `Console     ${config.consoleUrl}${consolePaths.workList}`,
    ...(inbox ? [`Inbox       ${inbox}`] : []),
    ...sandboxLines,
    ...(staffKey === undefined ? [] : [`Staff key   ${staffKey}  (not shown again)`]),
    ...(demo ? demoLines(demo, inbox !== undefined) : []),
  ];
  return `\n${lines.join('\n')}\n\n`;
}

const roleNames = {
  accountManager: 'account manager',
  administrator: 'administrator',
  auditor: 'auditor',
} as const satisfies Record<StaffRole, string>;

function demoLines({ logins, referrals, partner, people }: Demo, hasInbox: boolean): string[] {
  const codePlace = hasInbox ? 'arrives in the inbox' : 'is sent through SMTP_URL';
  return [
    ...(partner ? [`Partner key ${partner.key}  (for ${partner.name}, not shown again)`] : []),
    ...(people.length > 0 ? ['People      (the console has a button for each)'] : []),
    ...columns(people.map(({ name, role }) => [name, roleNames[role]])),
    ...(referrals.length > 0 ? ['Referrals   (links handed out by the partner)'] : []),
    ...columns(referrals.map(({ state, link }) => [state, link])),
    ...(logins.length > 0 ? [`Log in as   (the code ${codePlace})`] : []),
    ...columns(logins.map(({ email, shows }) => [email, shows])),
  ];
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(0, ...rows.map(([first]) => first.length));
  return rows.map(([first, second]) => `  ${first.padEnd(width)}  ${second}`);
}
