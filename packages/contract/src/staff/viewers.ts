import * as z from 'zod/mini';
import { colleague } from './people.ts';

/** A person who has an application open. */
export const viewer = z.pick(colleague, { personId: true, name: true });
export type Viewer = z.infer<typeof viewer>;
