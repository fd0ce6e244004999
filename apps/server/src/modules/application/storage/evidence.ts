/** SQL about the row `application`: what supports its revenue, files and bank connections, is in tables of revenue. */
export interface EvidenceSql {
  /** The columns of an `ApplicationRow` from `statement_count` to `submitted_bank`. */
  readonly columns: string;
  /** The column `bank` alone. */
  readonly bankColumn: string;
  /** When bank data of the application `row` was last read, unless the customer withdrew it. */
  readonly bankReadAt: (row: string) => string;
  /** Whether there is a statement. */
  readonly hasStatements: string;
  /** Whether a bank is connected. */
  readonly hasBank: string;
}

let provided: EvidenceSql | undefined;

/** Called once, where the modules are put together: revenue is above this module. */
export function provideEvidence(evidence: EvidenceSql): void {
  provided = evidence;
}

export function evidenceSql(): EvidenceSql {
  if (!provided) throw new Error('No module provides the evidence of applications');
  return provided;
}
