import type { ConsoleConfiguration } from '@portal/contract/staff/console-configuration';

/** Used if the page was not served by the server, as when developing a screen. */
const withoutServer: ConsoleConfiguration = {
  brandNames: { en: 'Financing', fr: 'Financement' },
  officeTimeZone: 'America/Toronto',
};

let known: ConsoleConfiguration | undefined;

export function getConsoleConfiguration(): ConsoleConfiguration {
  if (known) return known;
  const block = document.getElementById('console-configuration')?.textContent;
  known = block ? (JSON.parse(block) as ConsoleConfiguration) : withoutServer;
  return known;
}
