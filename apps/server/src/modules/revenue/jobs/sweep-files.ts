import * as z from 'zod/mini';
import { defineJob } from '../../../platform/jobs.ts';

/** Erases files of removed statements and what uploads that failed or died left behind. Every minute, and when asked. */
export const sweepFiles = defineJob({ name: 'sweep-files', payload: z.strictObject({}), cron: '* * * * *' });
