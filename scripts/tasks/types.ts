// Writes the portal's types of the API from the API document; with --check it only tells whether they are stale.
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { generateTypesForDocument } from 'openapi-client-axios-typegen';
import { buildApiDocument } from '../../apps/server/src/http/document.ts';
import { root } from '../lib/paths.mjs';

const target = join(root, 'apps/portal/src/api/operations.generated.d.ts');
const banner = '// Generated from the API document by `npm run types`. Do not edit.';

const document = buildApiDocument() as unknown as Parameters<typeof generateTypesForDocument>[0];
const parts = await generateTypesForDocument(document, {
  transformOperationName: (name) => name,
  typeAliases: true,
});
const text = `${[banner, ...parts].filter(Boolean).join('\n').trimEnd()}\n`;
const isStale = (await readFile(target, 'utf8').catch(() => '')) !== text;
const name = relative(root, target);

if (!isStale) {
  console.log(`${name} fits the API document.`);
} else if (process.argv.includes('--check')) {
  console.error(`${name} is stale: run \`npm run types\` and commit it.`);
  process.exitCode = 1;
} else {
  await writeFile(target, text);
  console.log(`Wrote ${name}.`);
}
