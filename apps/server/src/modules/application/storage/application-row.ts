import type { Selectable } from 'kysely';
import type { BankConnectionState } from '@portal/contract/bank/bank-connection';
import type { Language } from '@portal/contract/language';
import type { ApplicationTable } from '../../../platform/database/schema.ts';
import type { AgeValues, FundingValues, StructureValues } from '../domain/values.ts';
import { evidenceSql } from './evidence.ts';

/** The current bank connection with our own ids; the provider's ids are sealed and stay on the server. */
export interface ConnectedBank {
  connectionId: string;
  /** Keyed hash; the same for the same login. */
  loginHash: string;
  accountId: string | null;
  state: BankConnectionState;
  institution: string;
}

export type ApplicationRow = Omit<Selectable<ApplicationTable>, 'structure' | 'funding' | 'age'> & {
  structure: StructureValues | null;
  funding: FundingValues | null;
  age: AgeValues | null;
  email: string;
  language: Language;
  statement_count: number;
  submitted_statement_count: number;
  bank: ConnectedBank | null;
  submitted_bank: string | null;
  /** When bank data of the business was last read for another application, unless the customer withdrew it. */
  bank_on_file_at: Date | null;
  terms_language: Language | null;
  /** Whether an earlier application was funded, which reduces the months of statements required. */
  was_funded: boolean;
};

export const stepColumns = [
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
export type StepRow = Pick<ApplicationRow, (typeof stepColumns)[number]>;

/** SQL for whether an application is a renewal: another one was funded before this one was closed. */
export const WAS_FUNDED_COLUMN = `
  exists (select from application as earlier
    where earlier.customer_id = application.customer_id and earlier.outcome = 'funded'
      and earlier.closed_at < coalesce(application.closed_at, 'infinity')) as was_funded`;

/** SQL for `select … from application join customer` and for `update application … from customer … returning`. */
export const applicationColumns = (): string => `
  application.*,
  customer.email,
  customer.language,
  ${evidenceSql().columns},
  (select max(${evidenceSql().bankReadAt('other')}) from application as other
    where other.business_id = application.business_id and other.id <> application.id) as bank_on_file_at,
  (select consent.language from consent
    where consent.customer_id = application.customer_id and consent.kind = 'terms' and consent.withdrawn_at is null
    order by consent.given_at desc, consent.id desc limit 1) as terms_language,
  ${WAS_FUNDED_COLUMN}`;
