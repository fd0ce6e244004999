// Applies missing migrations, or says which with `npm run migrate -- --plan`, with the server's environment.
import { migrate } from '../../apps/server/src/commands/migrate.ts';
import { runCommand } from '../../apps/server/src/run-command.ts';

process.exitCode = await runCommand(migrate, process);
