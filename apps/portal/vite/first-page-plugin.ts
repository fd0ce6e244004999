import { join } from 'node:path';
import type { EntryScreen } from '@portal/contract/prerendered-screens';
import { buildTargets } from '../../../scripts/browsers/floor.ts';
import { build, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';

const fontName = 'figtree-english-french';
const texts = /virtual:texts\/(?<language>\w+)\/(?<part>\w+)$/u;
const beforeReact = join(import.meta.dirname, '../src/app/entry/before-react.ts');

const entryModules = {
  '/marketing-qualification': 'eligibility-check-screen.tsx',
  '/': 'login-screen.tsx',
  '/terms': 'terms-screen.tsx',
  '/privacy': 'privacy-screen.tsx',
} as const satisfies Record<EntryScreen, string>;

/** Kinds of page in portal-page.ts that are not prerendered. */
const PAGES_WITHOUT_TEXT = 'bar empty';

const laterScreens = Object.keys(entryModules).filter((screen) => screen !== '/marketing-qualification');

/** The page is readable and fillable without scripts, so they load at low priority. */
const scriptLink = { rel: 'modulepreload', fetchpriority: 'low' };

const moduleScript = /<script type="module"[^>]*src="([^"]+)"><\/script>/gu;

type Bundle = Rolldown.OutputBundle;
type Tag = HtmlTagDescriptor & { injectTo: 'head' | 'head-prepend' };

/**
 * Lets the page load everything in parallel: inlines styles and preloads the entry screen and texts. The server drops
 * what is marked for another language or screen.
 */
export function firstPagePlugin(): Plugin {
  return {
    name: 'portal-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const screens = Object.entries(entryModules).flatMap(([screen, module]) => screenTags(bundle, screen, module));
        const links = Object.values(bundle).map(linkOf);
        const laterAddresses = linkTo(chunkOf(bundle, 'app/later-screens.ts'), PAGES_WITHOUT_TEXT);
        return {
          html: withLaterScripts(withStyles(html, bundle)),
          tags: [
            await earlyScript(),
            ...links.filter((tag) => tag !== undefined),
            fontLink(bundle),
            laterAddresses,
            ...merged(screens),
          ],
        };
      },
    },
  };
}

function linkOf(file: Bundle[string]): Tag | undefined {
  const { language, part } = texts.exec(facadeOf(file))?.groups ?? {};
  if (language === undefined) return undefined;
  const screens = part === 'first' ? {} : { 'data-screen': laterScreens.join(' ') };
  return link({ ...scriptLink, href: `/${file.fileName}`, 'data-language': language, ...screens });
}

/** Only for pages without text to paint: Chromium would delay the first paint until a preloaded font has arrived. */
function fontLink(bundle: Bundle): Tag {
  const font = Object.keys(bundle).find((name) => name.includes(fontName));
  if (font === undefined) throw new Error(`The build has no ${fontName}`);
  return link({ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}`, 'data-screen': PAGES_WITHOUT_TEXT });
}

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const files = Object.values(bundle);
  const found = files.find((file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)));
  if (found?.type !== 'chunk') throw new Error(`The build has no ${module}`);
  return found;
}

/** @param screens entry screens, or kinds of page without one, separated by spaces */
function linkTo({ fileName }: Rolldown.OutputChunk, screens: string): Tag {
  return link({ ...scriptLink, href: `/${fileName}`, 'data-screen': screens });
}

function screenTags(bundle: Bundle, screen: string, module: string): Tag[] {
  const loaded = closureOf(bundle, chunkOf(bundle, 'src/main.tsx'));
  const added = [...closureOf(bundle, chunkOf(bundle, module))].filter((chunk) => !loaded.has(chunk));
  const first = sheetsOf(loaded);
  const sheets = [...sheetsOf(added)].filter((name) => !first.has(name)).map((name) => sourceOf(bundle, name));
  return [
    ...added.map((chunk) => linkTo(chunk, screen)),
    ...sheets.map((children): Tag => ({ tag: 'style', attrs: { 'data-screen': screen }, children, injectTo: 'head' })),
  ];
}

function merged(tags: readonly Tag[]): Tag[] {
  const byContent = new Map<string, Tag>();
  for (const tag of tags) {
    const key = `${String(tag.attrs?.href)} ${JSON.stringify(tag.children)}`;
    const known = byContent.get(key);
    const screens = [known, tag].map((each) => each?.attrs?.['data-screen']).filter(Boolean);
    byContent.set(key, { ...tag, attrs: { ...tag.attrs, 'data-screen': screens.join(' ') } });
  }
  return [...byContent.values()];
}

function closureOf(bundle: Bundle, start: Rolldown.OutputChunk): Set<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const open: Bundle[string][] = [start];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (file.type !== 'chunk' || found.has(file)) continue;
    found.add(file);
    open.push(...file.imports.flatMap((name) => bundle[name] ?? []));
  }
  return found;
}

function sheetsOf(chunks: Iterable<Rolldown.OutputChunk>): Set<string> {
  return new Set([...chunks].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
}

function sourceOf(bundle: Bundle, name: string): string {
  const sheet = bundle[name];
  return sheet?.type === 'asset' ? String(sheet.source).trim() : '';
}

function facadeOf(file: Bundle[string]): string {
  return file.type === 'chunk' ? (file.facadeModuleId ?? '') : '';
}

function link(attrs: Record<string, string>): Tag {
  return { tag: 'link', attrs: { ...attrs, crossorigin: '' }, injectTo: 'head' };
}

/** Script to inline in the page: a separate file would load too late for the first paint. */
async function earlyScript(): Promise<Tag> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: buildTargets,
      lib: { entry: beforeReact, formats: ['iife'], name: 'beforeReact' },
      rolldownOptions: { optimization: { inlineConst: { mode: 'all', pass: 1 } } },
    },
  });
  const output = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const code = output.map((file) => (file.type === 'chunk' ? file.code.trim() : '')).join('');
  return { tag: 'script', children: code, injectTo: 'head' };
}

/** Inlines the first sheet. Its disabled link tells Vite's preloading that the page has it already. */
function withStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/(?<name>[^"]+)"[^>]*>/u, (tag, name: string) => {
    const sheet = sourceOf(bundle, name);
    return sheet === '' ? tag : `<style>${sheet}</style><link rel="stylesheet" href="/${name}" disabled>`;
  });
}

/** before-react.ts runs the last script, which imports the others. */
function withLaterScripts(html: string): string {
  const scripts = html.match(moduleScript) ?? [];
  return html.replaceAll(moduleScript, (tag, source: string) => {
    const runs = tag === scripts.at(-1) ? ' data-run' : '';
    return `<link rel="modulepreload" fetchpriority="low" crossorigin href="${source}"${runs}>`;
  });
}
