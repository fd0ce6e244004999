import { CommandError } from './client.ts';
import { faultOfFile } from './fault-of-file.ts';
import { createProgram } from './program.ts';

try {
  await createProgram({
    publicUrl: process.env.PUBLIC_URL ?? 'http://localhost:3000',
    apiKey: process.env.PORTAL_API_KEY || undefined,
    write: (text) => process.stdout.write(text),
  }).parseAsync();
} catch (error) {
  const message = error instanceof CommandError ? error.message : faultOfFile(error);
  if (message === undefined) throw error;
  process.stderr.write(`${message}\n`);
  process.exitCode = 1;
}
