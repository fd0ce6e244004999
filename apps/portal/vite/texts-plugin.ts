import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const prefix = 'virtual:texts/';
const textsFolder = resolve(import.meta.dirname, '../../../packages/locales/src');

/** What the first screen shows; everything else is loaded with the screens that need it. */
const firstGroups = new Set(['common', 'layout', 'errors', 'eligibility']);
/** Of the messages, those of the first screen's fields. */
const firstMessages = new Set(['acceptedTerms', 'annualRevenue', 'email', 'timeInBusiness']);
/** What only the server shows. */
const serverGroups = new Set(['mails']);

/** Serves `virtual:texts/<language>/<first|rest>`: the texts of one language, split by their top-level group. */
export function textsPlugin(): Plugin {
  return {
    name: 'portal-texts',
    resolveId(id) {
      return id.startsWith(prefix) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language = '', part] = id.slice(prefix.length + 1).split('/');
      const file = join(textsFolder, `${language}.json`);
      this.addWatchFile(file);
      const groups = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>);
      const isWanted = (isFirst: boolean) => isFirst === (part === 'first');
      const chosen = groups.flatMap(([group, texts]) => {
        if (serverGroups.has(group)) return [];
        if (group !== 'validation') return isWanted(firstGroups.has(group)) ? [[group, texts] as const] : [];
        const messages = Object.entries(texts as object).filter(([field]) => isWanted(firstMessages.has(field)));
        return [[group, Object.fromEntries(messages)] as const];
      });
      return `export default ${JSON.stringify(Object.fromEntries(chosen))};`;
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(textsFolder) || !file.endsWith('.json')) return;
      for (const [id, module] of this.environment.moduleGraph.idToModuleMap) {
        if (id.startsWith(`\0${prefix}`)) this.environment.moduleGraph.invalidateModule(module);
      }
      server.ws.send({ type: 'full-reload' });
    },
  };
}
