import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import type { StructureValues } from './values.ts';

interface Named {
  id: string;
  reference: string | null;
  structure: StructureValues | null;
}

/** What mails to staff say of an application: its business, its reference, and where the console shows it. */
export function aboutForStaff(
  { consoleUrl }: { consoleUrl: string },
  { id, reference, structure }: Named,
): { reference: string | null; operatingName: string | null; consoleLink: string } {
  const operatingName = structure?.companyName ?? null;
  return {
    // Before it is submitted or its business is known, there is nothing else to tell it by.
    reference: reference ?? (operatingName === null ? id : null),
    operatingName,
    consoleLink: `${consoleUrl}${consoleAddress(consolePaths.application, { applicationId: id })}`,
  };
}
