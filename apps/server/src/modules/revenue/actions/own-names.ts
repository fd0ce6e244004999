import type { Context } from '../../../kernel/context.ts';
import { type ApplicationRow, openPersonal } from '../../application/index.ts';

/** Full names of the business's owners. */
export function ownerNames({ vault }: Pick<Context, 'vault'>, { personal_sealed: sealed }: ApplicationRow): string[] {
  const personal = sealed && openPersonal(vault, sealed);
  return personal ? [`${personal.firstName} ${personal.lastName}`] : [];
}

/** Names under which the business moves its own money. */
export function businessNames({ structure }: Pick<ApplicationRow, 'structure'>): string[] {
  return [structure?.companyName ?? '', structure?.legalBusinessName ?? ''];
}
