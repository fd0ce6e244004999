import { consoleAddress, consolePaths } from '@portal/contract/staff/console-paths';
import type { StructureValues } from './values.ts';

interface Named {
  id: string;
  reference: string | null;
  structure: StructureValues | null;
}

export function aboutForStaff(
  { consoleUrl }: { consoleUrl: string },
  { id, reference, structure }: Named,
): { reference: string | null; operatingName: string | null; consoleLink: string } {
  const operatingName = structure?.companyName ?? null;
  return {
    // Before submission or without a business, only the id identifies the application.
    reference: reference ?? (operatingName === null ? id : null),
    operatingName,
    consoleLink: `${consoleUrl}${consoleAddress(consolePaths.application, { applicationId: id })}`,
  };
}
