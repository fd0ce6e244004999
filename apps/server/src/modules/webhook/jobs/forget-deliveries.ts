import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Forgets deliveries made long ago. */
export const forgetDeliveries = defineJob({ name: 'forget-deliveries', payload: z.unknown(), cron: '41 3 * * *' });
