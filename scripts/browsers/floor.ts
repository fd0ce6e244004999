import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const namesInData = {
  safari: 'safari',
  ios_saf: 'safari_ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
} as const;
type ListedBrowser = keyof typeof namesInData;
export type FloorBrowser = (typeof namesInData)[ListedBrowser];

/** The oldest supported browsers, from `browserslist` in package.json. */
const listed = readListed();

function readListed(): [ListedBrowser, string][] {
  const text = readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8');
  const { browserslist } = JSON.parse(text) as { browserslist: string[] };
  return browserslist.map((line) => {
    const [name = '', version = ''] = line.split(' ');
    if (!(name in namesInData)) throw new Error(`browserslist in package.json: ${line} is not a supported browser.`);
    return [name as ListedBrowser, version];
  });
}

export const floor: ReadonlyMap<FloorBrowser, string> = new Map(
  listed.map(([name, version]) => [namesInData[name], version]),
);

export const buildTargets: string[] = listed.map(([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`);
