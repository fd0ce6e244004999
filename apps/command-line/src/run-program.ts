import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import type { Readable, Writable } from 'node:stream';
import { CommanderError } from 'commander';
import { CommandError } from './client.ts';
import { createProgram } from './program.ts';

export interface Surroundings {
  env: Readonly<Record<string, string | undefined>>;
  stdin: Readable;
  stdout: Writable;
  stderr: Writable;
}

export async function runProgram(words: readonly string[], { env, stdin, stdout, stderr }: Surroundings) {
  /** Prompts on standard error; returns an empty string if the input has ended. */
  const ask = async (question: string): Promise<string> => {
    const terminal = createInterface({ input: stdin, output: stderr });
    try {
      return await Promise.race([terminal.question(question), once(terminal, 'close').then(() => '')]);
    } finally {
      terminal.close();
    }
  };
  const program = createProgram({
    stdin,
    publicUrl: env.PUBLIC_URL ?? 'http://localhost:3000',
    apiKey: env.PORTAL_API_KEY || undefined,
    write: (text) => stdout.write(text),
    writeError: (text) => stderr.write(text),
    ask,
  });
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode;
    const message = error instanceof CommandError ? error.message : errorOfFile(error);
    if (message === undefined) throw error;
    stderr.write(`${message}\n`);
    return 1;
  }
}

const reasons = new Map([
  ['ENOENT', 'no such file or folder'],
  ['EACCES', 'permission denied'],
  ['EISDIR', 'it is a folder'],
  ['ENOTDIR', 'part of its path is not a folder'],
  ['ENOSPC', 'the disk is full'],
]);

function errorOfFile(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, syscall, message } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return undefined;
  return `${path ?? 'The file'}: ${reasons.get(code) ?? message}.`;
}
