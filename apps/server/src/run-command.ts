import { explainStartError } from './start-errors.ts';

/** Runs what an operator started beside the servers: what they can mend is said in lines, with exit code 1. */
export async function runCommand(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    const lines = explainStartError(error);
    if (!lines) throw error;
    failWith(lines);
  }
}

export function failWith(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`);
  process.exitCode = 1;
}
