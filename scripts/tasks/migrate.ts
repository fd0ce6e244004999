// Applies missing migrations with the server's environment; `npm run migrate -- --plan` only lists them.
import { migrate } from '../../apps/server/src/commands/migrate.ts';
import { runCommand } from '../../apps/server/src/run-command.ts';

process.exitCode = await runCommand(migrate, process);
