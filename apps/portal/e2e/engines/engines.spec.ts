import type { Language } from '@portal/contract/language';
import { apply, logIn, type Visit, writeNote } from '@portal/test-kit/any-journeys';
import { test } from '@portal/test-kit/test';
import { whenFull } from '@portal/test-kit/tiers';
import { openWebkit } from '@portal/test-kit/webkit';

const journeys: readonly [name: string, language: Language, go: (visit: Visit) => Promise<void>][] = [
  ['an application with a statement', 'en', (visit) => apply(visit, 'upload')],
  ['an application by the bank', 'fr', (visit) => apply(visit, 'bank')],
  ['a log-in', 'fr', (visit) => logIn(visit, 'review@demo.example')],
  ['a note in the console', 'en', writeNote],
];

for (const [name, language, go] of journeys) {
  test(`in WebKit, in ${language}: ${name}`, whenFull, async ({ portal }, info) => {
    const { page, takePicture, close } = await openWebkit(portal.url);
    try {
      await go({ page, portal, language });
    } catch (error) {
      await info.attach('screenshot', { body: await takePicture(), contentType: 'image/png' });
      throw error;
    } finally {
      await close();
    }
  });
}
