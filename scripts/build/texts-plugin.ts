import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:texts/';
const TEXTS_FOLDER = resolve(import.meta.dirname, '../../packages/locales/src');

export interface TextGroup {
  readonly [name: string]: string | TextGroup;
}

export type TextChoice = (group: string, texts: TextGroup) => TextGroup | undefined;

/** Serves `virtual:texts/<language>/<part>`: the chosen texts of one language. */
export function textsPlugin(parts: Readonly<Record<string, TextChoice>>): Plugin {
  const choices = new Map(Object.entries(parts));
  return {
    name: 'portal-texts',
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', part = ''] = id.slice(PREFIX.length + 1).split('/');
      const choose = choices.get(part);
      if (!choose) throw new Error(`There is no part "${part}" of the texts`);
      const file = join(TEXTS_FOLDER, `${language}.json`);
      this.addWatchFile(file);
      const groups = Object.entries(JSON.parse(await readFile(file, 'utf8')) as Record<string, TextGroup>);
      const chosen = groups.flatMap(([group, texts]) => {
        const some = choose(group, texts);
        return some ? [[group, some] as const] : [];
      });
      return `export default ${JSON.stringify(Object.fromEntries(chosen))};`;
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(TEXTS_FOLDER) || !file.endsWith('.json')) return;
      for (const [id, module] of this.environment.moduleGraph.idToModuleMap)
        if (id.startsWith(`\0${PREFIX}`)) this.environment.moduleGraph.invalidateModule(module);

      server.ws.send({ type: 'full-reload' });
    },
  };
}
