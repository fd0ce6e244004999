import type { Language } from '@portal/contract/language';
import type { PortalConfiguration } from '@portal/contract/portal-configuration';
import { type EntryScreen, entryScreens, type PrerenderedPages } from '@portal/contract/prerendered-screens';
import { paths } from '@portal/contract/routes';
import { constantText } from './constant-text.ts';
import { escapeHtml } from './escape-html.ts';
import { type InlineHashes, inlineHashesOf } from './inline-hashes.ts';
import { addOlderBrowserNotice } from './older-browser.ts';

const CONFIGURATION_PLACEHOLDER = '<!--configuration-->';
const SCREEN_PLACEHOLDER = '<!--screen-->';
const WITHOUT_SCRIPT_PLACEHOLDER = '<!--without-script-->';
/** Matches a style or preload that only some pages need. */
const conditionalTag = /<link(?=[^>]*\sdata-)[^>]*>|<style(?=[^>]*\sdata-)[^>]*>[\s\S]*?<\/style>/gu;

export type PageKind = EntryScreen | 'bar' | 'empty';

export const pageKinds = [...entryScreens, 'bar', 'empty'] as const satisfies readonly PageKind[];

const readable = new Set<PageKind>([paths.terms, paths.privacy]);

export interface Page {
  send: ReturnType<typeof constantText>;
  hashes: InlineHashes;
}

export interface PageContents {
  language: Language;
  kind: PageKind;
  configuration: PortalConfiguration;
  prerendered: PrerenderedPages;
}

/**
 * Renders the page of a screen in one language, with the configuration as a data block, which the content policy allows
 * because it is not a script.
 */
export function renderPage(template: string, contents: PageContents): Page {
  const { language, kind, configuration, prerendered } = contents;
  const json = JSON.stringify(configuration).replaceAll('<', '\\u003c');
  const block = `<script type="application/json" id="portal-configuration">${json}</script>`;
  const screen = kind === 'bar' || kind === 'empty' ? undefined : kind;
  const title = screen ? prerendered.screens[screen].title : configuration.brands[language].name;
  const html = addOlderBrowserNotice(template, language, (each) => configuration.brands[each].phone)
    .replaceAll(conditionalTag, (tag) => (isWanted(tag, language, kind) ? withoutConditions(tag) : ''))
    .replace('<html lang="en">', `<html lang="${language}"${screen ? ` data-screen="${screen}"` : ''}>`)
    .replace(/<title>[^<]*/u, () => `<title>${escapeHtml(title)}`)
    .replace(WITHOUT_SCRIPT_PLACEHOLDER, () => (readable.has(kind) ? '' : prerendered.withoutScript))
    .replace(CONFIGURATION_PLACEHOLDER, () => block)
    .replace(SCREEN_PLACEHOLDER, () => bodyOf(kind, prerendered));
  return {
    send: constantText(html, 'text/html; charset=utf-8', ['accept-language', 'cookie']),
    hashes: inlineHashesOf(html),
  };
}

function bodyOf(kind: PageKind, { screens, bar }: PrerenderedPages): string {
  if (kind === 'empty') return '';
  // The bar is about to be replaced, so screen readers ignore it and it cannot be clicked.
  return kind === 'bar' ? `<div inert aria-hidden="true">${bar}</div>` : screens[kind].html;
}

function isWanted(tag: string, language: Language, kind: PageKind): boolean {
  const ofLanguage = /\sdata-language="(?<language>\w+)"/u.exec(tag)?.groups?.language ?? language;
  const ofScreens = /\sdata-screen="(?<screens>[^"]+)"/u.exec(tag)?.groups?.screens;
  return ofLanguage === language && (ofScreens === undefined || ofScreens.split(' ').some((one) => one === kind));
}

function withoutConditions(tag: string): string {
  return tag.replaceAll(/\sdata-(?:language|screen)="[^"]*"/gu, '');
}
