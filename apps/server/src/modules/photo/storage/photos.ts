import { foldEmail } from '@portal/contract/fields/email';
import { sealedColumns } from '../../../platform/database/sealed-columns.ts';
import type { Queries } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/encryption/index.ts';

const PURPOSE = sealedColumns['staff_photo.photo_sealed'].purpose;

/** The photo of a person, a JPEG in base64; null without one. */
export async function findPhotoOf(queries: Queries, vault: Vault, personId: string): Promise<string | null> {
  const row = await queries
    .selectFrom('staff_photo')
    .select('photo_sealed')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ? vault.open(row.photo_sealed, PURPOSE) : null;
}

/** The photos of everybody who shows one, each a JPEG in base64. */
export async function listPhotos(queries: Queries, vault: Vault): Promise<{ personId: string; photo: string }[]> {
  const rows = await queries.selectFrom('staff_photo').select(['person_id', 'photo_sealed']).execute();
  return rows.map((row) => ({ personId: row.person_id, photo: vault.open(row.photo_sealed, PURPOSE) }));
}

/** Like `findPhotoOf`, by the address that an application or a mail names its account manager by; null for outsiders. */
export async function findPhotoByEmail(queries: Queries, vault: Vault, email: string): Promise<string | null> {
  const row = await queries
    .selectFrom('staff_person')
    .innerJoin('staff_photo', 'staff_photo.person_id', 'staff_person.id')
    .select('staff_photo.photo_sealed')
    .where('staff_person.email_folded', '=', foldEmail(email))
    .where('staff_person.removed_at', 'is', null)
    .executeTakeFirst();
  return row ? vault.open(row.photo_sealed, PURPOSE) : null;
}

/** In place of the one before. @param photo a JPEG in base64 */
export async function savePhoto(
  queries: Queries,
  vault: Vault,
  { personId, photo, at }: { personId: string; photo: string; at: Date },
): Promise<void> {
  const values = { photo_sealed: vault.seal(photo, PURPOSE), saved_at: at };
  await queries
    .insertInto('staff_photo')
    .values({ person_id: personId, ...values })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(values))
    .execute();
}

export async function deletePhotoOf(queries: Queries, personId: string): Promise<void> {
  await queries.deleteFrom('staff_photo').where('person_id', '=', personId).execute();
}
