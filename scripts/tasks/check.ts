import { runChecks } from '../lib/checks.ts';
import { exitOnSignals, stopWithLauncher } from '../lib/launcher.ts';

stopWithLauncher();
exitOnSignals();
const { passed, failures, skipped } = await runChecks();
console.log(`${passed} passed, ${failures.length} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failures.length > 0 ? 1 : 0;
