import { staffListApplications } from '@portal/contract/operations/staff';
import { type Client, CommandError } from '../client.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The id of the application with this id or reference. Throws `CommandError` if there is none. */
export async function getApplicationId(client: Client, idOrReference: string): Promise<string> {
  if (ID.test(idOrReference)) return idOrReference;
  const { applications } = await client.call(staffListApplications, { query: { search: idOrReference, limit: 2 } });
  const found = applications.find(({ reference }) => reference === idOrReference.toUpperCase());
  if (!found) throw new CommandError(`No application has the reference ${idOrReference}.`);
  return found.applicationId;
}
