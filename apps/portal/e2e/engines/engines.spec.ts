import { writeFile } from 'node:fs/promises';
import type { Language } from '@portal/contract/language';
import {
  apply,
  applyUpToRevenue,
  closeColumnsMenu,
  closeMenu,
  logIn,
  openPlaces,
  openQuickLook,
  openWorkList,
  type Visit,
  writeNote,
} from '@portal/test-kit/any-journeys';
import { hasFirefox, openFirefox } from '@portal/test-kit/browser/firefox';
import { expect, test } from '@portal/test-kit/test';
import { whenFull } from '@portal/test-kit/tiers';
import { hasWebkit, openWebkit } from '@portal/test-kit/browser/webkit';

interface Journey {
  name: string;
  language: Language;
  go: (visit: Visit) => Promise<unknown>;
  isFull?: true;
}

const engines = [
  { engine: 'Firefox', isInstalled: hasFirefox(), open: openFirefox },
  { engine: 'WebKit', isInstalled: hasWebkit(), open: openWebkit },
];
const journeys: readonly Journey[] = [
  {
    name: 'past "About you", and the console\'s work list',
    language: 'fr',
    go: async (visit) => {
      await applyUpToRevenue(visit);
      await openWorkList(visit);
    },
  },
  { name: 'an application with a statement', language: 'en', go: (visit) => apply(visit, 'upload'), isFull: true },
  { name: 'an application by the bank', language: 'fr', go: (visit) => apply(visit, 'bank'), isFull: true },
  {
    name: 'a log-in, and a menu',
    language: 'fr',
    go: async (visit) => {
      await logIn(visit, 'review@demo.example');
      await closeMenu(visit);
    },
    isFull: true,
  },
  {
    name: 'a quick look in the console, and its other places',
    language: 'fr',
    go: async (visit) => {
      await openWorkList(visit);
      await openQuickLook(visit);
      await openPlaces(visit);
    },
    isFull: true,
  },
  { name: 'a note in the console', language: 'en', go: writeNote, isFull: true },
];

const menuJourney: Journey = {
  name: "the console's menu of columns",
  language: 'fr',
  go: async (visit) => {
    await openWorkList(visit);
    await closeColumnsMenu(visit);
  },
  isFull: true,
};
const cases = [
  ...engines.flatMap((engine) => [...journeys, menuJourney].map((journey) => ({ ...engine, ...journey }))),
  {
    engine: 'WebKit without popovers',
    isInstalled: hasWebkit(),
    open: (baseUrl: string) => openWebkit(baseUrl, '-PopoverAttribute'),
    ...menuJourney,
  },
];

for (const { engine, isInstalled, open, name, language, go, isFull } of cases) {
  test(`in ${engine}, in ${language}: ${name}`, isFull ? whenFull : {}, async ({ portal }, info) => {
    test.skip(!isInstalled && process.env.CI !== 'true', `${engine} is not installed.`);
    const { page, takePicture, errors, close } = await open(portal.url);
    try {
      await go({ page, portal, language });
      expect(await errors()).toEqual([]);
    } catch (error) {
      await writeFile(info.outputPath('screenshot.png'), await takePicture());
      throw error;
    } finally {
      await close();
    }
  });
}
