import type { Selectable } from 'kysely';
import type { BankConnectionState } from '@portal/contract/bank/bank-connection';
import type { Language } from '@portal/contract/language';
import type { ApplicationTable } from '../../../platform/database/schema.ts';
import type { AgeValues, FundingValues, StructureValues } from '../domain/values.ts';

/** An application with what is told of it beside its own columns. */
export type ApplicationRow = Omit<Selectable<ApplicationTable>, 'structure' | 'funding' | 'age'> & {
  structure: StructureValues | null;
  funding: FundingValues | null;
  age: AgeValues | null;
  email: string;
  language: Language;
  statement_count: number;
  /** The bank that is connected, if one is. */
  bank: { state: BankConnectionState; institution: string } | null;
  /** When bank data of the same business was read last for another application, unless the person took it back. */
  bank_on_file_at: Date | null;
  /** In which the terms were accepted last; null where they were not. */
  terms_language: Language | null;
  /** Whether an earlier application of this customer was funded: fewer months of statements are asked for. */
  was_funded: boolean;
};

/** What a step reads back that concerns nothing beside its application. */
export const STEP_COLUMNS = [
  'version',
  'current_step',
  'reached_step',
  'business_id',
  'structure',
  'funding',
  'age',
  'drafts',
  'revenue_confirmed_at',
] as const satisfies readonly (keyof ApplicationRow)[];
export type StepRow = Pick<ApplicationRow, (typeof STEP_COLUMNS)[number]>;

/** SQL for the bank that is connected, if one is. */
export const BANK_COLUMN = `
  (select jsonb_build_object('state', bank_connection.state, 'institution', bank_connection.institution)
    from bank_connection
    where bank_connection.application_id = application.id and bank_connection.ended_at is null) as bank`;

/** SQL for `select … from application join customer` and for `update application … from customer … returning`. */
export const APPLICATION_COLUMNS = `
  application.*,
  customer.email,
  customer.language,
  (select count(*) from statement_file
    where statement_file.application_id = application.id and statement_file.removed_at is null) as statement_count,
  ${BANK_COLUMN},
  (select max(bank_connection.read_at) from application as other
    join bank_connection on bank_connection.application_id = other.id
    where other.business_id = application.business_id and other.id <> application.id
      and bank_connection.covered_from is not null
      and (bank_connection.ended_at is null or bank_connection.ended_because = 'applicationClosed')) as bank_on_file_at,
  (select consent.language from consent
    where consent.customer_id = application.customer_id and consent.kind = 'terms' and consent.withdrawn_at is null
    order by consent.given_at desc, consent.id desc limit 1) as terms_language,
  exists (select from application as earlier
    where earlier.customer_id = application.customer_id and earlier.outcome = 'funded') as was_funded`;
