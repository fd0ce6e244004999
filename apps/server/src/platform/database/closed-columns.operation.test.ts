import { allHandOverReasons, checkKinds, checkStates, informationKinds } from '@portal/contract/application/checks';
import { holderAnswers } from '@portal/contract/fields/holder';
import { documentKinds, documentTypes } from '@portal/contract/application/documents';
import { monthsReasonKinds } from '@portal/contract/application/statements/months-reason';
import { readingStates } from '@portal/contract/application/statements/statement-reading';
import {
  confirmables,
  doubtKinds,
  statementProofs,
} from '@portal/contract/application/statements/statement-transactions';
import { statementSenders, uploadLinkKinds } from '@portal/contract/application/upload-links';
import { applicationStatuses, closingOutcomes } from '@portal/contract/application/status';
import { bankConnectionStates } from '@portal/contract/bank/bank-connection';
import { languages } from '@portal/contract/language';
import { privacyRequestKinds, privacyRequestOutcomes } from '@portal/contract/privacy/requests';
import { bulkChangeEnds, bulkChangeKinds } from '@portal/contract/operations/staff/bulk-changes';
import { contactKinds, contactOutcomes } from '@portal/contract/staff/contacts-logged';
import { creditStatuses } from '@portal/contract/staff/credit-report';
import { allDecisionReasons, decisionEnds, decisionOutcomes } from '@portal/contract/staff/decisions';
import { leadEventKinds } from '@portal/contract/staff/leads';
import { keyedMatchKinds } from '@portal/contract/staff/matches';
import { keyScopes, staffRoles } from '@portal/contract/staff/roles';
import { revenueProofs, workListStatuses } from '@portal/contract/staff/work-list-terms';
import type { Selectable } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { availableDatabases, openTestDatabase } from '../../../test/database/databases.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

type Members<Table extends keyof Schema, Column extends keyof Selectable<Schema[Table]>> = Record<
  Extract<Selectable<Schema[Table]>[Column], string>,
  true
>;

const endReasons: Members<'bank_connection', 'ended_because'> = {
  replaced: true,
  disconnected: true,
  applicationClosed: true,
};
const loginKinds: Members<'bank_connection', 'login_kind'> = { business: true, personal: true, unknown: true };
const resolutions: Members<'information_item', 'settled_as'> = {
  provided: true,
  declined: true,
  withdrawn: true,
};
const purposes: Members<'verification_request', 'purpose'> = { eligibility: true, login: true, referral: true };
const backupKinds: Members<'backup_run', 'kind'> = { backup: true, trial: true };
const deliveryStates: Members<'webhook_delivery', 'state'> = { pending: true, delivered: true, failed: true };

/**
 * Allowed values of each column with a check or trigger. Extending one of the contract's lists requires a migration.
 */
const closedColumns: Readonly<Record<string, readonly string[]>> = {
  'api_key.scope': keyScopes,
  'application.months_reason': monthsReasonKinds,
  'application.outcome': closingOutcomes,
  'application.status': applicationStatuses,
  'application_check.kind': checkKinds,
  'application_check.reason': allHandOverReasons,
  'application_check.state': checkStates,
  'application_decision.ended_as': decisionEnds,
  'application_decision.outcome': decisionOutcomes,
  'application_decision.reason': allDecisionReasons,
  'backup_run.kind': Object.keys(backupKinds),
  'bank_connection.ended_because': Object.keys(endReasons),
  'bank_connection.holder_answer': holderAnswers,
  'bank_connection.login_kind': Object.keys(loginKinds),
  'bank_connection.state': bankConnectionStates,
  'bulk_change.ended_as': bulkChangeEnds,
  'bulk_change.kind': bulkChangeKinds,
  'consent.language': languages,
  'consent_withdrawal.language': languages,
  'credit_inquiry.status': creditStatuses,
  'customer.language': languages,
  'google_sign_in.language': languages,
  'document_file.media_type': documentTypes,
  'information_item.document': documentKinds,
  'information_item.kind': informationKinds,
  'information_item.settled_as': Object.keys(resolutions),
  'lead.language': languages,
  'lead_event.contact_kind': contactKinds,
  'lead_event.contact_outcome': contactOutcomes,
  'lead_event.kind': leadEventKinds,
  'match_key.kind': keyedMatchKinds,
  'privacy_request.kind': privacyRequestKinds,
  'privacy_request.outcome': privacyRequestOutcomes,
  'staff_person.language': languages,
  'staff_person.role': staffRoles,
  'statement_account.doubt': doubtKinds,
  'statement_confirmation.what': confirmables,
  'statement_account.proof': statementProofs,
  'statement_file.uploaded_by': statementSenders,
  'statement_reading.holder_answer': holderAnswers,
  'statement_reading.state': readingStates.filter((state) => state !== 'waiting'),
  'upload_link.kind': uploadLinkKinds,
  'verification_request.language': languages,
  'verification_request.purpose': Object.keys(purposes),
  'webhook_delivery.state': Object.keys(deliveryStates),
  'work_list_entry.outcome': closingOutcomes,
  'work_list_entry.proof': revenueProofs,
  'work_list_entry.status': workListStatuses,
};

interface Definition {
  table: string;
  definition: string;
}

interface Check {
  column: string;
  values: string[];
}

/** Reads `… CHECK ((state = ANY (ARRAY['read'::text, …])))`, as both databases print it. */
function readCheck({ table, definition }: Definition): Check | undefined {
  const [, column, list] = /^CHECK \(\(+(\w+) = ANY \(+ARRAY\[(.*?)\]/u.exec(definition) ?? [];
  if (column === undefined || list === undefined) return undefined;
  return { column: `${table}.${column}`, values: [...list.matchAll(/'([^']*)'/gu)].map(([, value]) => value!) };
}

/** Reads conditions such as `new.state in ('read', …)` in a trigger function. */
function readRules({ table, definition }: Definition): Check[] {
  return [...definition.matchAll(/new\.(\w+) in \((.*?)\)/gu)].map(([, column, list]) => ({
    column: `${table}.${column!}`,
    values: [...list!.matchAll(/'([^']*)'/gu)].map(([, value]) => value!),
  }));
}

describe.each(availableDatabases())('columns with fixed values on %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database.close());

  test('accept the values of the contract and the schema, and no others', async () => {
    const { rows } = await database.executeSql(
      `select relname as table, pg_get_constraintdef(pg_constraint.oid) as definition
       from pg_constraint join pg_class on pg_class.oid = conrelid
       where contype = 'c' and pg_constraint.connamespace = 'public'::regnamespace`,
    );
    const { rows: triggers } = await database.executeSql(
      `select relname as table, prosrc as definition from pg_trigger
       join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
       where tgconstraint <> 0 and not tgisinternal`,
    );
    const checks = [
      ...(rows as unknown as Definition[]).map(readCheck).filter((check) => check !== undefined),
      ...(triggers as unknown as Definition[]).flatMap(readRules),
    ];
    const sorted = (values: readonly string[]) => values.toSorted();
    expect(Object.fromEntries(checks.map(({ column, values }) => [column, sorted(values)]))).toEqual(
      Object.fromEntries(Object.entries(closedColumns).map(([column, values]) => [column, sorted(values)])),
    );
  });

  describe('on an application', () => {
    beforeAll(async () => {
      await database.executeSql(
        `with owner as (
           insert into customer (id, email, email_folded, language, created_at)
           values (gen_random_uuid(), 'baker@bakery.example.ca', 'baker@bakery.example.ca', 'en', now()) returning id
         )
         insert into application (id, customer_id, status, experience_type, created_with, current_step, reached_step,
           created_at, updated_at)
         select gen_random_uuid(), id, 'incomplete', 'standard', 'account', 'welcome', 'welcome', now(), now() from owner`,
      );
    });

    test.each([
      `status = 'lost'`,
      `status = 'closed'`,
      `outcome = 'funded'`,
      `status = 'closed', outcome = 'lost'`,
      `months_reason = 'lost', months_reason_at = now()`,
      `months_reason = 'other'`,
      `months_reason_at = now()`,
      'reminders_sent = 4',
      'reminders_sent = -1',
    ])('cannot be set to %s', async (values) => {
      await expect(database.executeSql(`update application set ${values}`)).rejects.toMatchObject({ code: '23514' });
    });

    test.each([
      `status = 'closed', outcome = 'funded'`,
      `months_reason = 'other', months_reason_at = now()`,
      'reminders_sent = 3',
    ])('can be set to %s', async (values) => {
      await database.executeSql(`update application set ${values}`);
    });
  });
});
