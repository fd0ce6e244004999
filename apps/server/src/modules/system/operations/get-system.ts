import { getSystem } from '@portal/contract/operations/staff/system';
import { SECOND_MS } from '@portal/contract/constants';
import type { System, SystemPartName } from '@portal/contract/staff/system';
import type { Context } from '../../../kernel/context.ts';
import { implement } from '../../../kernel/operation.ts';
import { PORTAL_VERSION } from '../../../platform/version.ts';
import { within } from '../../../platform/within.ts';
import { partReaders } from '../actions/read-parts.ts';

const PART_TIMEOUT_MS = 3000;

export const getSystemOperation = implement(getSystem, async ({ context }) => {
  const names = Object.keys(partReaders) as SystemPartName[];
  const parts = await Promise.all(names.map(async (name) => [name, await readPart(context, name)] as const));
  const now = context.clock.now();
  return {
    process: {
      version: PORTAL_VERSION,
      startedAt: new Date(now.getTime() - process.uptime() * SECOND_MS).toISOString(),
      readAt: now.toISOString(),
    },
    ...(Object.fromEntries(parts) as Pick<System, SystemPartName>),
  };
});

/** A part that fails or takes too long is null, so that the others are still shown. */
async function readPart(context: Context, name: SystemPartName): Promise<System[SystemPartName]> {
  const reading = partReaders[name](context).catch((error: unknown) => {
    context.logger.warn({ err: error, part: name }, 'part of the system page could not be read');
    return null;
  });
  return within<System[SystemPartName]>(reading, PART_TIMEOUT_MS, null);
}
