// The command line of account managers: `npm run portal -- applications list`.
import '../../apps/command-line/src/main.ts';
