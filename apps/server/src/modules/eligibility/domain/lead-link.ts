import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';

/** The lead's page in the console. */
export function leadLink({ consoleUrl }: { consoleUrl: string }, leadId: string): string {
  return `${consoleUrl}${consoleAddress(consolePaths.lead, { leadId })}`;
}
