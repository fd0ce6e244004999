import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import type { ImplementedOperation } from '../../http/operation.ts';
import type { JobHandler } from '../../platform/jobs.ts';

export type { ApplicationRow } from './storage/application-row.ts';
export { getOwnApplication, lockOwnApplication, touchApplication } from './storage/applications.ts';
export { assertEditable, saveStep } from './storage/save-step.ts';
export { toApplication } from './storage/to-application.ts';

export const applicationOperations: ImplementedOperation[] = [];

export function applicationJobs(_context: Context): JobHandler[] {
  return [];
}

export function registerDownloads(_app: FastifyInstance, _context: Context): void {}
