/**
 * SQL fragments about the row `application`. What supports its revenue (files and bank connections) is in the revenue
 * module's tables.
 */
export interface EvidenceSql {
  readonly columns: string;
  readonly bankColumn: string;
  /** When bank data of the application `row` was last read, unless the customer withdrew it. */
  readonly bankReadAt: (row: string) => string;
  readonly hasStatements: string;
  readonly hasBank: string;
}

let provided: EvidenceSql | undefined;

/** Called once at startup, because the revenue module depends on this one. */
export function provideEvidence(evidence: EvidenceSql): void {
  provided = evidence;
}

export function evidenceSql(): EvidenceSql {
  if (!provided) throw new Error('No module provides the evidence of applications');
  return provided;
}
