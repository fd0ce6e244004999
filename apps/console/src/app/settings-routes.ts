import { consolePaths } from '@portal/contract/staff/console-paths';
import type { Route } from './route.ts';

const PLACE = 'settings';

/** Who has access, and what was done. */
export const settingsRoutes: readonly Route[] = [
  {
    path: consolePaths.people,
    title: 'console.settings.people.pageTitle',
    place: PLACE,
    load: () => import('../features/settings/people/people-screen.tsx').then(({ PeopleScreen }) => PeopleScreen),
  },
  {
    path: consolePaths.keys,
    title: 'console.settings.keys.pageTitle',
    place: PLACE,
    load: () => import('../features/settings/keys/keys-screen.tsx').then(({ KeysScreen }) => KeysScreen),
  },
  {
    path: consolePaths.webhooks,
    title: 'console.settings.webhooks.pageTitle',
    place: PLACE,
    load: () =>
      import('../features/settings/webhooks/webhooks-screen.tsx').then(({ WebhooksScreen }) => WebhooksScreen),
  },
  {
    path: consolePaths.templates,
    title: 'console.settings.templates.pageTitle',
    place: PLACE,
    load: () =>
      import('../features/settings/templates/templates-screen.tsx').then(({ TemplatesScreen }) => TemplatesScreen),
  },
  {
    path: consolePaths.audit,
    title: 'console.settings.audit.pageTitle',
    place: PLACE,
    load: () => import('../features/settings/audit/audit-screen.tsx').then(({ AuditScreen }) => AuditScreen),
  },
];
