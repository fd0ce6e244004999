// Prints the product's components in CycloneDX format: `npm run -s sbom > sbom.json`. Needs no network.
import { execFileSync } from 'node:child_process';
import { root } from '../lib/paths.mjs';
import { npmCommand } from '../lib/npm.ts';

const LARGEST_OUTPUT_BYTES = 64 * 1024 * 1024;
const FOR_DEVELOPMENT = 'cdx:npm:package:development';

interface Component {
  'bom-ref': string;
  properties?: { name: string }[];
}

interface Bom {
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

// --omit=dev would also omit packages shared by a tool and the product.
const [program, args] = npmCommand([
  ...['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'],
  ...['--package-lock-only', '--loglevel=error'],
]);
const whole = execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: LARGEST_OUTPUT_BYTES });
const bom = JSON.parse(whole) as Bom;
const isForDevelopment = ({ properties = [] }: Component) => properties.some(({ name }) => name === FOR_DEVELOPMENT);
const left = new Set(bom.components.filter(isForDevelopment).map((component) => component['bom-ref']));
const production: Bom = {
  ...bom,
  components: bom.components.filter((component) => !left.has(component['bom-ref'])),
  dependencies: bom.dependencies
    .filter(({ ref }) => !left.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => !left.has(each)) })),
};
process.stdout.write(`${JSON.stringify(production, null, 2)}\n`);
