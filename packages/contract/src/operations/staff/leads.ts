import * as z from 'zod/mini';
import { described } from '../../fields/described.ts';
import { accountManager } from '../../staff/applications.ts';
import { contactKinds } from '../../staff/contacts-logged.ts';
import { leadDetails, leadId } from '../../staff/leads.ts';
import { defineOperation } from '../operation.ts';
import { seenVersion } from '../seen-version.ts';
import { assignApplication } from '../staff.ts';
import { addNote, logContact } from './notes.ts';

const PATH = '/api/staff/leads/{leadId}';
const params = z.strictObject({ leadId });

export const assignLead = defineOperation({
  operationId: 'Staff_AssignLead',
  method: 'put',
  path: `${PATH}/account-manager`,
  summary:
    'Assign a lead to an account manager, who gets an email, or to no one with null. The rules of `Staff_AssignApplication` apply.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    accountManager: described(z.nullable(accountManager), 'The account manager to assign; null to unassign the lead.', {
      name: 'Anne Roy',
      email: 'anne@lender.example.ca',
    }),
    isOutside: assignApplication.body.shape.isOutside,
    version: seenVersion('lead'),
  }),
  response: leadDetails,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const logLeadContact = defineOperation({
  operationId: 'Staff_LogLeadContact',
  method: 'post',
  path: `${PATH}/contacts`,
  summary:
    'Log a contact with a lead and its outcome. Refused if `version` is outdated, or the outcome does not fit the kind.',
  access: 'staff',
  right: 'work',
  params,
  body: z.strictObject({
    kind: described(z.enum(contactKinds), 'How they were contacted.'),
    outcome: logContact.body.shape.outcome,
    note: described(
      logContact.body.shape.note,
      'An internal note on the contact, or null.',
      'Opens a second shop in May.',
    ),
    version: seenVersion('lead'),
  }),
  response: leadDetails,
  errors: ['errorNotFound', 'errorVersionConflict'],
});

export const addLeadNote = defineOperation({
  operationId: 'Staff_AddLeadNote',
  method: 'post',
  path: `${PATH}/notes`,
  summary:
    'Write an internal note on a lead. It is encrypted, appears in no email or webhook, and is erased with the lead.',
  access: 'staff',
  right: 'work',
  params,
  body: addNote.body,
  response: leadDetails,
  errors: ['errorNotFound', 'errorAlreadyExists'],
});
