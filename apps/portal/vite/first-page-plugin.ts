import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';

const fontName = 'figtree-english-french';
const entryScreen = 'eligibility-check-screen.tsx';
const firstTexts = /virtual:texts\/(?<language>\w+)\/first$/u;

type Bundle = Rolldown.OutputBundle;

/**
 * Lets the page start what it needs at once, instead of one after the other: its styles stand in the page itself, font,
 * entry screen and texts are named in it. The server leaves out the texts of the other language.
 */
export function firstPagePlugin(): Plugin {
  return {
    name: 'portal-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {});
        const links = files.map(linkOf).filter((attrs) => attrs !== undefined);
        return {
          html: withStyles(html, bundle ?? {}),
          tags: links.map((attrs) => ({ tag: 'link', attrs, injectTo: 'head' as const })),
        };
      },
    },
  };
}

/** How the page names a file that it needs at once; undefined for all others. */
function linkOf(file: Bundle[string]): HtmlTagDescriptor['attrs'] {
  const href = `/${file.fileName}`;
  if (file.fileName.includes(fontName))
    return { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href };
  const module = file.type === 'chunk' ? (file.facadeModuleId ?? '') : '';
  const language = firstTexts.exec(module)?.groups?.language;
  if (language !== undefined) return { rel: 'modulepreload', crossorigin: '', href, 'data-language': language };
  return module.endsWith(entryScreen) ? { rel: 'modulepreload', crossorigin: '', href } : undefined;
}

function withStyles(html: string, bundle: Bundle): string {
  return html.replace(/<link rel="stylesheet"[^>]*href="\/(?<name>[^"]+)"[^>]*>/u, (link, name: string) => {
    const sheet = bundle[name];
    return sheet?.type === 'asset' ? `<style>${String(sheet.source).trim()}</style>` : link;
  });
}
