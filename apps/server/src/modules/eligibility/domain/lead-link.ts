import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';

export function leadLink({ consoleUrl }: { consoleUrl: string }, leadId: string): string {
  return `${consoleUrl}${consoleAddress(consolePaths.lead, { leadId })}`;
}
