import type { Context } from '../../../kernel/context.ts';
import { type ApplicationRow, openPersonal } from '../../application/index.ts';

export function ownerNames({ vault }: Pick<Context, 'vault'>, { personal_sealed: sealed }: ApplicationRow): string[] {
  const personal = sealed && openPersonal(vault, sealed);
  return personal ? [`${personal.firstName} ${personal.lastName}`] : [];
}

export function businessNames({ structure }: Pick<ApplicationRow, 'structure'>): string[] {
  return [structure?.companyName ?? '', structure?.legalBusinessName ?? ''];
}
