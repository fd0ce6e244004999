import type { Writable } from 'node:stream';
import { explainStartError } from './start-errors.ts';

export interface Surroundings {
  argv: readonly string[];
  env: NodeJS.ProcessEnv;
  stdout: Writable;
  stderr: Writable;
}

export interface Call {
  words: readonly string[];
  env: NodeJS.ProcessEnv;
  stdout: Writable;
  say: (line: string) => void;
}

/** A program that operators run alongside the servers. @returns whether it succeeded */
export type Command = (call: Call) => Promise<boolean>;

export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
}

/** Runs a command; prints errors that operators can fix as plain lines. @returns the exit code */
export async function runCommand(command: Command, { argv, env, stdout, stderr }: Surroundings): Promise<number> {
  const say = (line: string) => void stdout.write(`${line}\n`);
  try {
    return (await command({ words: argv.slice(2), env, stdout, say })) ? 0 : 1;
  } catch (error) {
    const lines = error instanceof CommandRefused ? [error.message] : explainStartError(error);
    if (!lines) throw error;
    for (const line of lines) stderr.write(`${line}\n`);
    return 1;
  }
}
