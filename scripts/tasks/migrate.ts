// Applies missing migrations, or says which with `npm run migrate -- --plan`, with the server's environment.
import '../../apps/server/src/commands/migrate.ts';
