import { createHash } from 'node:crypto';

const inlineStyles = /<style>([\s\S]*?)<\/style>/gu;
const inlineScripts = /<script>([\s\S]*?)<\/script>/gu;

export interface InlineHashes {
  styles: string;
  scripts: string;
}

export function inlineHashesOf(html: string): InlineHashes {
  return { styles: hashesOf(html, inlineStyles), scripts: hashesOf(html, inlineScripts) };
}

export function allowInline(policy: string, { styles, scripts }: InlineHashes): string {
  return policy.replace("style-src 'self'", (own) => own + styles).replace("script-src 'self'", (own) => own + scripts);
}

function hashesOf(html: string, tags: RegExp): string {
  return Array.from(
    html.matchAll(tags),
    ([, content = '']) => ` 'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  ).join('');
}
