import { ApplicationWalk } from '../fixtures/application-walk.ts';
import { expect, test } from '../fixtures/test.ts';

const visitors = [
  { language: 'en', width: 1280, height: 900 },
  { language: 'fr', width: 390, height: 844 },
] as const;

for (const { language, width, height } of visitors) {
  test.describe(`${language} at ${String(width)} px`, () => {
    test.use({ viewport: { width, height } });

    test('from the eligibility check to the thank-you', async ({ page, portal }) => {
      const walk = new ApplicationWalk(page, portal, { language });
      await walk.arrive();
      await walk.fillUntil('review');
      await walk.submit();
      await walk.at('final.title');
      await expect(page.getByText(/^F-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/u)).toBeVisible();
    });
  });
}
