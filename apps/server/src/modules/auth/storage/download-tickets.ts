import { sql } from 'kysely';
import { DOWNLOAD_TICKET_LIFETIME_MS } from '@portal/contract/constants';
import type { Language } from '@portal/contract/language';
import type { Clock } from '../../../platform/clock.ts';
import { deletePast, type Queries } from '../../../platform/database/index.ts';
import type { Vault } from '../../../platform/encryption/index.ts';
import type { Random } from '../../../platform/random.ts';

const TICKET_PURPOSE = 'application.downloadTicket';
const TICKET_BYTES = 24;

export interface DownloadTicket {
  customerId: string;
  applicationId: string | null;
  statementId: string | null;
  documentId: string | null;
  isWhole: boolean;
  language: Language;
  /** Staff session or key that the ticket belongs to; both are null for a customer's ticket. */
  sessionId: string | null;
  keyId: string | null;
}

export type TicketRequest = Pick<DownloadTicket, 'customerId' | 'applicationId' | 'language'> & {
  statementId?: string;
  documentId?: string;
  isWhole?: boolean;
  caller?: Pick<DownloadTicket, 'sessionId' | 'keyId'>;
};

export async function insertDownloadTicket(
  queries: Queries,
  { vault, clock, random }: { vault: Vault; clock: Clock; random: Random },
  ticket: TicketRequest,
): Promise<string> {
  const secret = random.token(TICKET_BYTES);
  await queries
    .insertInto('download_ticket')
    .values({
      ticket_hash: vault.keyedHash(secret, TICKET_PURPOSE),
      customer_id: ticket.customerId,
      application_id: ticket.applicationId,
      language: ticket.language,
      expires_at: new Date(clock.now().getTime() + DOWNLOAD_TICKET_LIFETIME_MS),
      used_at: null,
      statement_id: ticket.statementId ?? null,
      document_id: ticket.documentId ?? null,
      is_whole: ticket.isWhole ?? false,
      staff_session_id: ticket.caller?.sessionId ?? null,
      key_id: ticket.caller?.keyId ?? null,
    })
    .execute();
  return secret;
}

export async function takeDownloadTicket(
  queries: Queries,
  { vault, clock }: { vault: Vault; clock: Clock },
  secret: string,
): Promise<DownloadTicket | undefined> {
  const row = await queries
    .updateTable('download_ticket')
    .set({ used_at: clock.now() })
    .where('ticket_hash', 'in', vault.keyedHashes(secret, TICKET_PURPOSE))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning([
      'customer_id',
      'application_id',
      'language',
      'statement_id',
      'document_id',
      'is_whole',
      'staff_session_id',
      'key_id',
    ])
    .executeTakeFirst();
  return (
    row && {
      customerId: row.customer_id,
      applicationId: row.application_id,
      language: row.language,
      statementId: row.statement_id,
      documentId: row.document_id,
      isWhole: row.is_whole,
      sessionId: row.staff_session_id,
      keyId: row.key_id,
    }
  );
}

export function deleteDownloadTicketsBefore(queries: Queries, before: Date, limit: number): Promise<number> {
  return deletePast(queries, 'download_ticket', sql`expires_at < ${before}`, limit);
}
