import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { foldEmail } from '@portal/contract/fields/email-text';
import { REFERENCE_ALPHABET, REFERENCE_RANDOM_LENGTH, formatReference } from '@portal/contract/application/reference';
import { checkKinds } from '@portal/contract/application/checks';
import type { ApplicationEventKind } from '@portal/contract/application/events';
import { productDay } from '@portal/contract/calendar';
import { statementMonths, statementWindow } from '@portal/contract/application/statements/statement-window';
import { currentConsentText } from '@portal/contract/consent';
import { DAY_MS, STATEMENT_FILE_MAXIMUM_BYTES } from '@portal/contract/constants';
import type { Context } from '../kernel/context.ts';
import {
  findOrCreateBusiness,
  insertInformationItem,
  insertInformationRequest,
  contactDay,
  matchValuesOf,
  saveMatchValues,
  sealPersonal,
  setCheckState,
} from '../modules/application/index.ts';
import { recordConsent, insertCustomer, updateCustomerFirstName } from '../modules/customer/index.ts';
import { addPerson, demoPeople, listDemoPeople } from '../modules/people/index.ts';
import type { Queries, Transaction } from '../platform/database/index.ts';
import { insertReading } from '../modules/revenue/index.ts';
import type { Demo, DemoLogin } from '../start-banner.ts';
import { type DemoApplication, type DemoCustomer, demoCustomers, sharedContact } from './demo-customers.ts';
import { insertDemoLeads } from './demo-leads.ts';
import { insertDemoPartner, listDemoReferrals } from './demo-partner.ts';
import { sampleStatement } from './sample-statement.ts';

export const SEED_LOCK = 4_714_220_173;

const DEMO_DUE_DAYS = 10;

const demoLogins: readonly DemoLogin[] = [...demoCustomers, sharedContact].map(({ email, shows }) => ({
  email,
  shows,
}));

/**
 * Adds demo customers and a demo partner to an empty development database, and demo staff if none were ever added.
 * @returns the demo data in the database
 */
export async function seed(context: Context): Promise<Demo> {
  const { query } = context.database;
  await insertDemoPeople(context);
  const partner = (await isEmpty(query)) ? await insertDemoData(context) : undefined;
  const emails = demoLogins.map(({ email }) => email);
  const found = await query.selectFrom('customer').select('email').where('email', 'in', emails).execute();
  return {
    logins: demoLogins.filter(({ email }) => found.some((each) => each.email === email)),
    referrals: await listDemoReferrals(query, context),
    partner,
    people: await listDemoPeople(context),
  };
}

/** Without a timeout: another server may be filling the same database for longer than a statement may wait. */
async function waitForOthers(tx: Transaction): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local lock_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${SEED_LOCK})`.execute(tx);
}

async function insertDemoPeople(context: Context): Promise<void> {
  await context.database.transaction(async (tx) => {
    await waitForOthers(tx);
    const emails = demoPeople.map(({ email }) => foldEmail(email));
    const one = await tx.selectFrom('staff_person').select('id').where('email_folded', 'in', emails).executeTakeFirst();
    if (one) return;
    for (const person of demoPeople) await addPerson(tx, context, person);
  });
}

async function isEmpty(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('customer').select('id').limit(1).executeTakeFirst()) === undefined;
}

async function insertDemoData(context: Context): Promise<Demo['partner']> {
  return context.database.transaction(async (tx) => {
    await waitForOthers(tx);
    if (!(await isEmpty(tx))) return undefined;
    for (const customer of demoCustomers) await insertDemoCustomer(tx, context, customer);
    for (let contact = 0; contact < sharedContact.contacts; contact += 1)
      await insertContact(tx, context, sharedContact.email, sharedContact.language);
    await insertDemoLeads(tx, context);

    const referred = await tx
      .selectFrom('application')
      .select(['id', 'customer_id'])
      .where('experience_type', '=', 'partner')
      .executeTakeFirstOrThrow();
    return insertDemoPartner(tx, context, { customerId: referred.customer_id, applicationId: referred.id });
  });
}

async function insertContact(tx: Transaction, context: Context, email: string, language: 'en' | 'fr'): Promise<string> {
  const id = context.random.uuid();
  await insertCustomer(tx, { id, email, language, createdAt: context.clock.now() });
  return id;
}

async function insertDemoCustomer(tx: Transaction, context: Context, customer: DemoCustomer): Promise<void> {
  const { email, language, personal } = customer;
  const customerId = await insertContact(tx, context, email, language);
  await updateCustomerFirstName(tx, context.vault, customerId, personal.firstName);
  for (const kind of ['terms', 'privacy'] as const) {
    const text = currentConsentText(kind, language);
    await recordConsent(tx, context, { ...text, email, customerId, clientAddress: '127.0.0.1' });
  }
  for (const application of customer.applications)
    await insertDemoApplication(tx, context, { customerId, customer, application });
}

interface DemoParts {
  customerId: string;
  customer: DemoCustomer;
  application: DemoApplication;
}

async function insertDemoApplication(tx: Transaction, context: Context, parts: DemoParts): Promise<void> {
  const { application, customer } = parts;
  const { clock, random, vault } = context;
  const id = random.uuid();
  const startedAt = new Date(clock.now().getTime() - application.startedDaysAgo * DAY_MS);
  await insertDemoRow(tx, context, parts, { id, startedAt });
  await insertDemoEvents(tx, context, id, startedAt, application);
  if (application.status === 'incomplete') return;
  await insertDemoChecks(tx, context, parts, { id, startedAt });
  const { structure } = application;
  await saveMatchValues(tx, vault, { applicationId: id }, matchValuesOf({ ...customer, structure }));
}

interface Started {
  id: string;
  startedAt: Date;
}

async function insertDemoRow(
  tx: Transaction,
  context: Context,
  parts: DemoParts,
  { id, startedAt }: Started,
): Promise<void> {
  const { customerId, application } = parts;
  const { clock, random } = context;
  const { status, structure } = application;
  const isSubmitted = status !== 'incomplete';
  const step = isSubmitted ? 'complete' : (application.step ?? 'welcome');
  await tx
    .insertInto('application')
    .values({
      id,
      customer_id: customerId,
      business_id: await findOrCreateBusiness(tx, { id: random.uuid(), customerId, details: structure, at: startedAt }),
      status,
      outcome: application.outcome ?? null,
      experience_type: application.isReferred ? 'partner' : 'standard',
      created_with: application.isReferred ? 'partnerReferral' : 'eligibilityCheck',
      banking_required: true,
      current_step: step,
      reached_step: step,
      version: 1,
      structure: JSON.stringify(structure),
      funding: JSON.stringify({ requestAmount: application.requestAmount, annualRevenue: application.annualRevenue }),
      age: JSON.stringify({ months: application.months }),
      drafts: '{}',
      expiry_notice_at: null,
      created_at: startedAt,
      updated_at: startedAt,
      closed_at: status === 'closed' ? clock.now() : null,
      ...(isSubmitted ? submittedColumns(context, parts, startedAt) : notSubmitted),
    })
    .execute();
}

const notSubmitted = {
  personal_sealed: null,
  revenue_confirmed_at: null,
  reference: null,
  submitted_at: null,
  next_contact_day: null,
};

function submittedColumns({ config, random, vault }: Context, { customer, application }: DemoParts, at: Date) {
  return {
    personal_sealed: sealPersonal(vault, customer.personal),
    revenue_confirmed_at: at,
    reference: formatReference(random.pick(REFERENCE_ALPHABET, REFERENCE_RANDOM_LENGTH)),
    submitted_at: at,
    next_contact_day: contactDay(config, at, [application.structure.stateCode, config.officeProvince]),
  };
}

async function insertDemoChecks(
  tx: Transaction,
  context: Context,
  { application: { structure, question } }: DemoParts,
  { id, startedAt }: Started,
): Promise<void> {
  for (const kind of checkKinds) await setCheckState(tx, { applicationId: id, kind, state: 'done', at: startedAt });
  const months = statementWindow(startedAt, statementMonths(false)).required;
  const missing = question ? months.slice(-1) : [];
  await insertDemoStatements(tx, context, id, {
    at: startedAt,
    structure,
    months: months.filter((month) => !missing.includes(month)),
  });
  if (question) await askDemoCustomer(tx, context, id, { months: missing, question });
}

async function askDemoCustomer(
  tx: Transaction,
  { clock, random, vault }: Context,
  applicationId: string,
  { months, question }: { months: readonly string[]; question: { en: string; fr: string } },
): Promise<void> {
  const at = clock.now();
  const requestId = random.uuid();
  const dueDay = productDay(new Date(at.getTime() + DEMO_DUE_DAYS * DAY_MS));
  await insertInformationRequest(tx, { id: requestId, applicationId, askedBy: 'demo', askedWithKey: true, dueDay, at });
  const common = { requestId, applicationId };
  await insertInformationItem(tx, vault, { ...common, id: random.uuid(), kind: 'statements', months, question: null });
  await insertInformationItem(tx, vault, { ...common, id: random.uuid(), kind: 'question', months: [], question });
}

async function insertDemoEvents(
  tx: Transaction,
  { random }: Context,
  applicationId: string,
  at: Date,
  { status, question }: DemoApplication,
): Promise<void> {
  const kinds: ApplicationEventKind[] = ['created'];
  if (status !== 'incomplete') kinds.push('submitted', 'transactionsChecked', 'personalDetailsChecked');
  if (question) kinds.push('statementsAsked', 'questionAsked');
  await tx
    .insertInto('application_event')
    .values(kinds.map((kind) => ({ id: random.uuid(), application_id: applicationId, kind, at })))
    .execute();
}

async function insertDemoStatements(
  tx: Transaction,
  { files, random, vault }: Context,
  applicationId: string,
  { at, months, structure }: { at: Date; months: readonly string[]; structure: DemoApplication['structure'] },
): Promise<void> {
  const statements = await Promise.all(
    months.map(async (month) => {
      const { pdf, reading } = sampleStatement(structure, month);
      const id = random.uuid();
      const storageKey = `statements/${applicationId}/${id}`;
      const source = Readable.from([pdf]);
      const { size, sha256 } = await files.write(storageKey, source, { limitBytes: STATEMENT_FILE_MAXIMUM_BYTES });
      const row = {
        id,
        application_id: applicationId,
        file_name: `statement-${month}.pdf`,
        size_bytes: size,
        sha256,
        storage_key: storageKey,
        uploaded_at: at,
        removed_at: null,
      };
      return { row, reading };
    }),
  );
  await tx
    .insertInto('statement_file')
    .values(statements.map(({ row }) => row))
    .execute();
  for (const { row, reading } of statements)
    await insertReading(tx, vault, { statementId: row.id, applicationId, reading, signs: null, pages: 1, at });
}
