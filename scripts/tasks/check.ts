// Everything a machine can say about the code without running the product.
import { runChecks } from '../lib/checks.ts';
import { exitOnSignals, stopWithLauncher } from '../lib/launcher.ts';

stopWithLauncher();
exitOnSignals();
const { passed, failed, skipped } = await runChecks();
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
