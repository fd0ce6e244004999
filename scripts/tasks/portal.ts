// The account managers' command line: `npm run portal -- applications list`.
import '../../apps/command-line/src/main.ts';
