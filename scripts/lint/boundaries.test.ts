import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { expect, test } from 'vitest';
import { root } from '../lib/paths.mjs';

const SERVER = 'apps/server/src';
const AUTH = `${SERVER}/modules/auth`;
const PORTAL = 'apps/portal/src';
const CONSOLE = 'apps/console/src';
const CONTRACT = 'packages/contract/src';
const DESIGN = 'packages/design/src';

const errors = [
  ['no-cycles', `${SERVER}/http/one.ts`, `${SERVER}/http/other.ts`],
  ['resolvable', `${SERVER}/http/lost.ts`, `${SERVER}/http/nowhere.ts`],
  ['contract-on-zod-alone', 'packages/contract/src/language.ts', 'packages/locales/src/texts.ts'],
  ['locales-on-contract-alone', 'packages/locales/src/format.ts', 'packages/bank-sandbox/src/bank.ts'],
  ['statements-on-calendar-and-shapes', 'packages/statements/src/rows/rows.ts', `${SERVER}/context.ts`],
  ['sandboxes-know-nothing-of-ours', 'packages/bank-sandbox/src/bank.ts', 'packages/contract/src/money.ts'],
  ['sandboxes-by-their-opener-alone', `${SERVER}/app.ts`, 'packages/bank-sandbox/src/index.ts'],
  ['server-from-top-to-bottom-config', `${SERVER}/config/bank.ts`, `${SERVER}/platform/clock.ts`],
  ['server-from-top-to-bottom-platform', `${SERVER}/platform/jobs.ts`, `${AUTH}/index.ts`],
  ['server-from-top-to-bottom-providers', `${SERVER}/providers/bank.ts`, `${SERVER}/kernel/context.ts`],
  ['server-from-top-to-bottom-kernel', `${SERVER}/kernel/caller.ts`, `${SERVER}/http/problem.ts`],
  ['server-from-top-to-bottom-http', `${SERVER}/http/count.ts`, `${AUTH}/index.ts`],
  ['server-from-top-to-bottom-modules', `${AUTH}/actions/start.ts`, `${SERVER}/app.ts`],
  ['module-from-top-to-bottom-domain', `${AUTH}/domain/limits.ts`, `${AUTH}/actions/log-in.ts`],
  ['module-from-top-to-bottom-copy', `${AUTH}/copy/page.ts`, `${AUTH}/answers/customer.ts`],
  ['module-from-top-to-bottom-emails', `${AUTH}/emails/code.ts`, `${AUTH}/actions/log-in.ts`],
  ['module-from-top-to-bottom-storage', `${AUTH}/storage/tokens.ts`, `${AUTH}/actions/log-in.ts`],
  ['module-from-top-to-bottom-storage', `${AUTH}/storage/sessions.ts`, `${AUTH}/answers/customer.ts`],
  ['module-from-top-to-bottom-answers', `${AUTH}/answers/session.ts`, `${AUTH}/actions/log-in.ts`],
  ['module-from-top-to-bottom-answers', `${AUTH}/answers/code.ts`, `${AUTH}/operations/regenerate.ts`],
  ['module-from-top-to-bottom-answers', `${AUTH}/answers/link.ts`, `${AUTH}/jobs.ts`],
  ['module-from-top-to-bottom-actions', `${AUTH}/actions/renew.ts`, `${AUTH}/operations/regenerate.ts`],
  ['module-from-top-to-bottom-actions', `${AUTH}/actions/send-code.ts`, `${AUTH}/jobs.ts`],
  ['module-from-top-to-bottom-actions', `${AUTH}/actions/log-out.ts`, `${AUTH}/http/cookies.ts`],
  ['portal-from-top-to-bottom-session', `${PORTAL}/session/store.ts`, `${PORTAL}/api/call.ts`],
  ['portal-from-top-to-bottom-i18n', `${PORTAL}/i18n/language.ts`, `${PORTAL}/api/call.ts`],
  ['portal-from-top-to-bottom-api', `${PORTAL}/api/client.ts`, `${PORTAL}/frame/alert.ts`],
  ['portal-from-top-to-bottom-frame', `${PORTAL}/frame/screen.ts`, `${PORTAL}/features/partner/partner.ts`],
  ['portal-from-top-to-bottom-frame', `${PORTAL}/frame/dialog.ts`, `${PORTAL}/app/routes.ts`],
  ['portal-from-top-to-bottom-features', `${PORTAL}/features/login/screen.ts`, `${PORTAL}/app/routes.ts`],
  ['portal-from-top-to-bottom-features', `${PORTAL}/features/login/start.test.ts`, `${PORTAL}/main.ts`],
  ['console-from-top-to-bottom-player', `${CONSOLE}/player/player.ts`, `${CONSOLE}/features/recordings/recordings.ts`],
  ['console-from-top-to-bottom-storage', `${CONSOLE}/storage/stored.ts`, `${CONSOLE}/i18n/language.ts`],
  ['console-from-top-to-bottom-i18n', `${CONSOLE}/i18n/texts.ts`, `${CONSOLE}/api/session.ts`],
  ['console-from-top-to-bottom-api', `${CONSOLE}/api/today.ts`, `${CONSOLE}/frame/configuration.ts`],
  ['console-from-top-to-bottom-frame', `${CONSOLE}/frame/strip.ts`, `${CONSOLE}/parts/days.ts`],
  ['console-from-top-to-bottom-parts', `${CONSOLE}/parts/dialog.ts`, `${CONSOLE}/features/work-list/rows.ts`],
  ['console-from-top-to-bottom-parts', `${CONSOLE}/parts/letter.ts`, `${CONSOLE}/app/routes.ts`],
  ['console-from-top-to-bottom-features', `${CONSOLE}/features/sign-in/leave.ts`, `${CONSOLE}/app/routes.ts`],
  ['contract-from-top-to-bottom-*.ts', `${CONTRACT}/consent.ts`, `${CONTRACT}/fields/email.ts`],
  ['contract-from-top-to-bottom-fields', `${CONTRACT}/fields/industry.ts`, `${CONTRACT}/industries/sectors.ts`],
  ['contract-from-top-to-bottom-industries', `${CONTRACT}/industries/search.ts`, `${CONTRACT}/application/steps.ts`],
  ['contract-from-top-to-bottom-bank', `${CONTRACT}/bank/account.ts`, `${CONTRACT}/application/months.ts`],
  [
    'contract-from-top-to-bottom-application',
    `${CONTRACT}/application/answers.ts`,
    `${CONTRACT}/entities/application.ts`,
  ],
  ['contract-from-top-to-bottom-entities', `${CONTRACT}/entities/session.ts`, `${CONTRACT}/staff/people.ts`],
  ['contract-from-top-to-bottom-partner', `${CONTRACT}/partner/referral.ts`, `${CONTRACT}/staff/people.ts`],
  ['contract-from-top-to-bottom-privacy', `${CONTRACT}/privacy/requests.ts`, `${CONTRACT}/staff/people.ts`],
  ['contract-from-top-to-bottom-staff', `${CONTRACT}/staff/keys.ts`, `${CONTRACT}/operations/operation.ts`],
  ['contract-from-top-to-bottom-csv', `${CONTRACT}/csv/contacts.ts`, `${CONTRACT}/operations/operation.ts`],
  ['contract-from-top-to-bottom-operations', `${CONTRACT}/operations/staff.ts`, `${CONTRACT}/documents/meaning.ts`],
  ['contract-from-top-to-bottom-documents', `${CONTRACT}/documents/schemas.ts`, `${CONTRACT}/client/problem.ts`],
  ['contract-from-top-to-bottom-client', `${CONTRACT}/client/retry.ts`, `${CONTRACT}/unlisted/wait.ts`],
  ['portal-apart-from-server', `${PORTAL}/main.ts`, `${SERVER}/config.ts`],
  ['operations-as-types-in-portal', `${PORTAL}/api/operation-types.ts`, 'packages/contract/src/operations/index.ts'],
  ['routes-are-typed', `${PORTAL}/features/login/link.ts`, 'node_modules/wouter/index.js'],
  ['server-apart-from-portal', `${SERVER}/pages.ts`, `${PORTAL}/app/page.ts`],
  ['source-apart-from-scripts', `${SERVER}/build.ts`, 'scripts/lib/build.ts'],
  ['domain-is-pure', `${AUTH}/domain/code.ts`, `${AUTH}/storage/codes.ts`],
  ['storage-on-domain-and-database', `${AUTH}/storage/links.ts`, `${SERVER}/http/problem.ts`],
  ['indexes-for-others', `${AUTH}/operations/log-in.ts`, `${AUTH}/index.ts`],
  ['modules-meet-at-their-index', `${AUTH}/operations/find.ts`, `${SERVER}/modules/customer/storage/customers.ts`],
  ['modules-from-outside-at-their-index', `${SERVER}/context.ts`, `${AUTH}/storage/codes.ts`],
  ['telemetry-only-where-wanted', `${SERVER}/platform/spans.ts`, 'node_modules/@opentelemetry/api/index.js'],
  ['tracer-on-demand', `${SERVER}/start.ts`, `${SERVER}/platform/telemetry/open-tracer.ts`],
  ['console-apart-from-others', `${CONSOLE}/app/page.ts`, `${PORTAL}/frame/alert.ts`],
  ['portal-apart-from-console', `${PORTAL}/app/console.ts`, `${CONSOLE}/frame/mark.ts`],
  ['operations-as-types-in-console', `${CONSOLE}/api/operations.ts`, 'packages/contract/src/operations/index.ts'],
  ['console-routes-in-one-place', `${CONSOLE}/parts/link.ts`, 'node_modules/wouter/index.js'],
  ['features-apart', `${PORTAL}/features/login/login.ts`, `${PORTAL}/features/partner/partner.ts`],
  ['features-apart', `${CONSOLE}/features/sign-in/sign-in.ts`, `${CONSOLE}/features/work-list/rows.ts`],
  ['design-on-contract-and-locales', `${DESIGN}/i18n/texts.ts`, `${PORTAL}/app/page.ts`],
  ['ui-knows-nothing-of-ours', `${DESIGN}/ui/button.ts`, 'packages/contract/src/money.ts'],
] as const;

const allowed = [
  [`${AUTH}/operations/log-in.ts`, `${AUTH}/actions/log-in.ts`],
  [`${AUTH}/jobs.ts`, `${AUTH}/actions/log-in.ts`],
  [`${AUTH}/actions/log-in.ts`, `${AUTH}/answers/customer.ts`],
  [`${AUTH}/actions/log-in.ts`, `${AUTH}/storage/codes.ts`],
  [`${AUTH}/storage/codes.ts`, `${AUTH}/domain/expiry.ts`],
  [`${AUTH}/index.ts`, `${AUTH}/operations/regenerate.ts`],
  [`${PORTAL}/app/routes.ts`, `${PORTAL}/features/partner/partner.ts`],
  [`${PORTAL}/features/partner/partner.ts`, `${PORTAL}/frame/alert.ts`],
  [`${PORTAL}/frame/alert.ts`, `${PORTAL}/api/call.ts`],
  [`${CONSOLE}/features/work-list/rows.ts`, `${CONSOLE}/parts/days.ts`],
  [`${CONTRACT}/entities/application.ts`, `${CONTRACT}/application/steps.ts`],
  [`${CONTRACT}/operations/operation.test.ts`, `${CONTRACT}/documents/meaning.ts`],
  [`${DESIGN}/i18n/format.ts`, 'packages/contract/src/money.ts'],
] as const;

const options = await extractOptions(join(root, '.dependency-cruiser.cjs'));
const { violations } = await cruiseTree();

async function cruiseTree(): Promise<ICruiseResult['summary']> {
  const tree = mkdtempSync(join(tmpdir(), 'portal-boundaries-'));
  const edges: (readonly [string, string])[] = [...errors.map(([, from, to]) => [from, to] as const), ...allowed];
  edges.push([`${SERVER}/http/other.ts`, `${SERVER}/http/one.ts`]);
  const files = new Map<string, string>();
  for (const [from, to] of edges) {
    const specifier = posix.relative(dirname(from), to);
    files.set(from, `${files.get(from) ?? ''}import '${specifier.startsWith('.') ? specifier : `./${specifier}`}';\n`);
    if (!to.endsWith('nowhere.ts')) files.set(to, files.get(to) ?? '');
  }
  try {
    for (const [path, text] of files) {
      mkdirSync(join(tree, dirname(path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    const { output } = await cruise(['apps', 'packages', 'scripts'], { ...options, baseDir: tree });
    return (output as ICruiseResult).summary;
  } finally {
    rmSync(tree, { recursive: true });
  }
}

test.for(errors)('%s forbids %s → %s', ([rule, from, to]) => {
  const found = violations.filter((violation) => violation.rule.name === rule && violation.from === from);
  expect(found.map((violation) => violation.to)).toEqual([rule === 'resolvable' ? './nowhere.ts' : to]);
});

test.for(allowed)('%s → %s is allowed', ([from, to]) => {
  expect(violations.filter((violation) => violation.from === from && violation.to === to)).toEqual([]);
});

test('every rule has an example', () => {
  const names = options.ruleSet?.forbidden?.map(({ name }) => name) ?? [];
  expect(new Set(errors.map(([rule]) => rule))).toEqual(new Set(names));
});
