// The command line: `npm run portal -- call Staff_ListApplications`.
import '../../apps/command-line/src/main.ts';
