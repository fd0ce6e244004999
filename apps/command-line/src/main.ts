import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { CommandError } from './client.ts';
import { errorOfFile } from './error-of-file.ts';
import { createProgram } from './program.ts';

try {
  await createProgram({
    publicUrl: process.env.PUBLIC_URL ?? 'http://localhost:3000',
    apiKey: process.env.PORTAL_API_KEY || undefined,
    write: (text) => process.stdout.write(text),
    ask,
  }).parseAsync();
} catch (error) {
  const message = error instanceof CommandError ? error.message : errorOfFile(error);
  if (message === undefined) throw error;
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}

/** Asks on the terminal, beside the output; an input that has ended answers nothing. */
async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await Promise.race([terminal.question(question), once(terminal, 'close').then(() => '')]);
  } finally {
    terminal.close();
  }
}
