import { bounds, countFigures, type Figure } from '../figures/count-figures.ts';
import { root } from '../lib/paths.mjs';

const findings = await countFigures(root);
for (const [figure, bound] of Object.entries(bounds) as [Figure, number][]) {
  const { count, places } = findings[figure];
  const isPassed = count > bound;
  const limit = Number.isFinite(bound) ? ` (at most ${bound})` : '';
  console.log(`${isPassed ? '✗' : '✓'} ${figure}: ${count}${limit}`);
  if (!isPassed) continue;
  process.exitCode = 1;
  for (const place of places) console.log(`    ${place}`);
}
