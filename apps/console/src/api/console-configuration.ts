import type { ConsoleConfiguration } from '@portal/contract/staff/console-configuration';

/** Used if the page comes without the server, as in the development of a screen. */
const withoutServer: ConsoleConfiguration = {
  brandNames: { en: 'Financing', fr: 'Financement' },
  officeTimeZone: 'America/Toronto',
};

let known: ConsoleConfiguration | undefined;

/** The server's configuration as contained in the page. */
export function getConsoleConfiguration(): ConsoleConfiguration {
  if (known) return known;
  const block = document.getElementById('console-configuration')?.textContent;
  known = block ? (JSON.parse(block) as ConsoleConfiguration) : withoutServer;
  return known;
}
