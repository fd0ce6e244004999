import { CommandError } from './client.ts';
import { createProgram } from './program.ts';

try {
  await createProgram({
    publicUrl: process.env.PUBLIC_URL ?? 'http://localhost:3000',
    apiKey: process.env.PORTAL_API_KEY || undefined,
    write: (text) => process.stdout.write(text),
  }).parseAsync();
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
