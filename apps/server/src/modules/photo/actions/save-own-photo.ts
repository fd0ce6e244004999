import { DomainError } from '@portal/contract/error-codes';
import type { Context } from '../../../kernel/context.ts';
import { savePhoto } from '../storage/photos.ts';

/** @param photo a JPEG in base64. Throws errorValidation for anything else than `drawAnew` takes. */
export async function saveOwnPhoto(
  { clock, database, vault }: Context,
  { personId, photo }: { personId: string; photo: string },
): Promise<void> {
  // The decoder is needless before the first photo.
  const { drawAnew } = await import('./draw-anew.ts');
  const drawn = drawAnew(Buffer.from(photo, 'base64'));
  if (!drawn) throw new DomainError('errorValidation', { errors: [{ path: 'photo', key: 'errors.errorValidation' }] });
  const saved = { personId, photo: Buffer.from(drawn).toString('base64'), at: clock.now() };
  await savePhoto(database.query, vault, saved);
}
