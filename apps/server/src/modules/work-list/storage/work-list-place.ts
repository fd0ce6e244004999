import * as z from 'zod/mini';
import { identifier } from '@portal/contract/fields/identifier';
import { isRealDate } from '@portal/contract/calendar';
import { INTEGER_MAXIMUM } from '@portal/contract/fields/version';
import type { WorkListDirection, WorkListOrder } from '@portal/contract/staff/work-list-terms';

export interface WorkListPlace {
  value: string;
  applicationId: string;
}

/** Marks the promised day of an application that comes last because it waits for the customer. */
export const WAITING_MARK = '~';

export const withoutWaitingMark = (value: string) =>
  value.startsWith(WAITING_MARK) ? value.slice(WAITING_MARK.length) : value;

const instantText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/u));
const values = {
  promise: z.string().check(z.refine((text) => isRealDate(withoutWaitingMark(text)))),
  submitted: instantText,
  amount: z.string().check(z.refine((text) => /^\d{1,10}$/u.test(text) && Number(text) <= INTEGER_MAXIMUM)),
  business: z.string().check(z.regex(/^\P{Cc}*$/u)),
  changed: instantText,
} as const satisfies Record<WorkListOrder, z.ZodMiniType<string>>;

export interface WorkListSorting {
  order: WorkListOrder;
  direction: WorkListDirection;
}

export function formatPlace({ order, direction }: WorkListSorting, { value, applicationId }: WorkListPlace): string {
  return Buffer.from(JSON.stringify([order, direction, value, applicationId])).toString('base64url');
}

/** Undefined unless the text is a `next` cursor of this order and direction. */
export function parsePlace({ order, direction }: WorkListSorting, text: string): WorkListPlace | undefined {
  const expected = z.tuple([z.literal(order), z.literal(direction), values[order], identifier]);
  const { data } = expected.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')));
  return data && { value: data[2], applicationId: data[3] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
