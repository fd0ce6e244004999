/** SQLSTATE unique_violation (PostgreSQL, appendix A). */
const UNIQUE_VIOLATION = '23505';

export function violatesUnique(error: unknown, constraint: string): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    error.code === UNIQUE_VIOLATION &&
    'constraint' in error &&
    error.constraint === constraint
  );
}
