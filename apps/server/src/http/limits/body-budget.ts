import type { Readable } from 'node:stream';
import { DomainError } from '@portal/contract/error-codes';
import { collectBody } from '../requests/collect-body.ts';

export interface BodyBudget {
  /**
   * Reads a whole body, whose bytes count until `release` is called. Throws errorUnavailable with a retry time if
   * bodies of this client, or of all clients, already use too much.
   */
  read(body: Readable, client: string): Promise<{ bytes: Buffer; release: () => void }>;
}

interface Limits {
  perBodyBytes: number;
  perClientBytes: number;
  totalBytes: number;
}

const RETRY_AFTER_SECONDS = 30;

/** Limits the memory for bodies that must be buffered before the server knows whether their sender may send them. */
export function createBodyBudget({ perBodyBytes, perClientBytes, totalBytes }: Limits): BodyBudget {
  const heldBy = new Map<string, number>();
  let total = 0;

  function hold(client: string, bytes: number): void {
    total += bytes;
    const held = (heldBy.get(client) ?? 0) + bytes;
    if (held > 0) heldBy.set(client, held);
    else heldBy.delete(client);
  }

  return {
    read: async (body, client) => {
      let length = 0;
      const release = () => {
        hold(client, -length);
        length = 0;
      };
      try {
        const bytes = await collectBody(body, (received) => {
          length += received;
          hold(client, received);
          if (length > perBodyBytes) return new DomainError('errorFileSize');
          if (total > totalBytes || (heldBy.get(client) ?? 0) > perClientBytes)
            return new DomainError('errorUnavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
          return undefined;
        });
        return { bytes, release };
      } catch (error) {
        release();
        throw error;
      }
    },
  };
}
