import * as z from 'zod/mini';
import {
  BULK_SELECTED_MAXIMUM,
  DECISION_WORDS_MAXIMUM_LENGTH,
  NOTE_MAXIMUM_LENGTH,
  SECOND_MS,
  UNDO_MS,
  WORK_LIST_COUNT_MAXIMUM,
} from '../../constants.ts';
import { described } from '../../fields/described.ts';
import { identifier, instant } from '../../fields/identifier.ts';
import { version } from '../../fields/version.ts';
import { accountManager } from '../../staff/applications.ts';
import { allDecisionReasons, bulkOutcomes } from '../../staff/decisions.ts';
import { defineOperation } from '../operation.ts';
import { AMOUNT_MAXIMUM_CAD, workListFilters } from './work-list.ts';

const { amountFrom: _from, amountTo: _to, ...filters } = workListFilters;
const dollars = z.optional(z.int().check(z.minimum(0), z.maximum(AMOUNT_MAXIMUM_CAD)));

const changed = z.strictObject({
  assign: described(
    z.optional(z.nullable(accountManager)),
    'The account manager to assign the applications to, or null for no one.',
  ),
  note: described(
    z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAXIMUM_LENGTH))),
    'An internal note for each application.',
    'Waiting for the new interest rates.',
  ),
  close: described(
    z.optional(
      z.strictObject({
        outcome: described(z.enum(bulkOutcomes), 'The outcome.'),
        reason: described(z.enum(allDecisionReasons), 'One of the outcome’s reasons. The applicants do not see it.'),
        words: described(
          z.string().check(z.trim(), z.minLength(1), z.maxLength(DECISION_WORDS_MAXIMUM_LENGTH)),
          'A note for the files; the applicants never see it.',
        ),
      }),
    ),
    'How to close the applications.',
  ),
});

export const bulkChangeKinds = ['assign', 'note', 'close'] as const satisfies (keyof BulkChangeDetails)[];
/** Details of a bulk change; exactly one of them is set. */
export type BulkChangeDetails = z.output<typeof changed>;
export type BulkChangeKind = (typeof bulkChangeKinds)[number];

export const bulkChangeEnds = ['carriedOut', 'undone'] as const;
export type BulkChangeEnd = (typeof bulkChangeEnds)[number];

export const bulkChange = z.strictObject({
  bulkChangeId: described(identifier, 'The id of the change.', '0199c1f2-8a00-7c11-9d51-6c2f0a7e3b10'),
  kind: described(z.enum(bulkChangeKinds), 'What it does.'),
  accountManager: described(
    z.nullable(z.string()),
    'Who the applications are assigned to; null for no one, and for other kinds.',
    'Anne Roy',
  ),
  outcome: described(z.nullable(z.enum(bulkOutcomes)), 'The outcome of `close`; null for other kinds.', 'withdrawn'),
  total: described(z.int(), 'How many applications were selected.', 150),
  done: described(z.int(), 'How many of them have been dealt with so far.', 100),
  leftOut: described(
    z.int(),
    'How many of those were left out: closed, about to be closed, or changed after they were selected.',
    2,
  ),
  leftOutReferences: described(z.array(z.string()), 'The references of up to ten of those.', ['F-7K3M-92QX']),
  madeAt: described(instant, 'When it was requested.', '2026-02-12T15:04:00.000Z'),
  takesEffectAt: described(instant, 'When it begins. Until then it can be undone.', '2026-02-12T15:04:10.000Z'),
  end: described(z.nullable(z.enum(bulkChangeEnds)), 'How it ended; null while it waits or runs.'),
});
export type BulkChange = z.output<typeof bulkChange>;

export const changeApplications = defineOperation({
  operationId: 'Staff_ChangeApplications',
  method: 'post',
  path: '/api/staff/bulk-changes',
  summary: `Assign, close, or add a note to many applications at once. Give either \`applications\` or \`matching\`, and one of \`assign\`, \`note\` and \`close\`. The change begins after ${String(UNDO_MS / SECOND_MS)} seconds, and can be undone until then. Applications that someone changed in the meantime are left out, except for notes. A new account manager gets one email for all of them.`,
  access: 'staff',
  right: 'work',
  body: z.strictObject({
    applications: described(
      z.optional(
        z
          .array(
            z.strictObject({
              applicationId: described(identifier, 'The id of an application.', '0199c1f2-7d04-7a58-8d7f-2f6b1c9e4a10'),
              version: described(version, 'The version that you saw.'),
            }),
          )
          .check(z.minLength(1), z.maxLength(BULK_SELECTED_MAXIMUM)),
      ),
      'The submitted applications to change.',
    ),
    matching: described(
      z.optional(
        z.strictObject({
          ...filters,
          amountFrom: described(
            dollars,
            'Only those that request this amount or more, in whole Canadian dollars.',
            20_000,
          ),
          amountTo: described(
            dollars,
            'Only those that request this amount or less, in whole Canadian dollars.',
            80_000,
          ),
        }),
      ),
      `Changes every application that \`Staff_SearchApplications\` finds with these filters, ${WORK_LIST_COUNT_MAXIMUM} at most.`,
    ),
    ...changed.shape,
  }),
  response: bulkChange,
  errors: ['errorNotFound'],
});

export const undoBulkChange = defineOperation({
  operationId: 'Staff_UndoBulkChange',
  method: 'delete',
  path: '/api/staff/bulk-changes/{bulkChangeId}',
  summary:
    'Undo one of your own changes before it begins. Undoing it again changes nothing; a change that has begun is refused.',
  access: 'staff',
  right: 'work',
  params: z.strictObject({
    bulkChangeId: described(
      identifier,
      'The id of a change to many applications.',
      '0199c1f2-8a00-7c11-9d51-6c2f0a7e3b10',
    ),
  }),
  response: bulkChange,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const listBulkChanges = defineOperation({
  operationId: 'Staff_ListBulkChanges',
  method: 'get',
  path: '/api/staff/bulk-changes',
  summary: 'List your latest changes to many applications and their progress, latest first.',
  access: 'staff',
  right: 'read',
  response: z.strictObject({ changes: described(z.array(bulkChange), 'Up to five changes, latest first.') }),
  errors: [],
});
