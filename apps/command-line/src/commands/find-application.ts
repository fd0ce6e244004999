import { staffListApplications } from '@portal/contract/operations/staff';
import { type Client, CommandError } from '../client.ts';

/** How a command's argument `application` is described. */
export const NAMED_APPLICATION = 'reference (F-7K3M-92QX) or id of the application';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The id of the application with this id or reference. Throws `CommandError` if there is none. */
export async function getApplicationId(client: Client, idOrReference: string): Promise<string> {
  if (ID.test(idOrReference)) return idOrReference;
  const { applications } = await client.call(staffListApplications, { query: { search: idOrReference, limit: 2 } });
  const found = applications.find(({ reference }) => reference === idOrReference.toUpperCase());
  if (!found) throw new CommandError(`No application has the reference ${idOrReference}.`);
  return found.applicationId;
}
