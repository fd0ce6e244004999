import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { PagePicture } from './draw-pages.ts';
import type { PictureBox } from './numbers-alone.ts';

/** Tesseract constants: neural engine, single line. */
const NEURAL = 1;
const ONE_LINE = '7';
/** Tesseract's page layouts: text anywhere, such as next to a large logo, or whole lines of a single block. */
const layouts = { anywhere: '11', lines: '6' } as const;
export type PictureLayout = keyof typeof layouts;
const UPRIGHT = 1;

const require = createRequire(import.meta.url);

/** Both languages, since a page may mix them. */
const languages = {
  eng: require.resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  fra: require.resolve('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz'),
} as const;

/** Margin around a number, relative to its height. */
const MARGIN_ACROSS = 0.5;
const MARGIN_DOWN = 0.25;

export interface PictureEngine {
  read(picture: PagePicture, layout: PictureLayout): string;
  readBoxes(picture: PagePicture): (box: PictureBox) => string;
}

function toPgm({ width, height, pixels }: PagePicture): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${String(width)} ${String(height)}\n255\n`), pixels]);
}

const quiet = () => undefined;

/** Starts Tesseract with language data from packages; nothing is downloaded. */
export async function startPictureEngine(): Promise<PictureEngine> {
  const core = await createCore({ print: quiet, printErr: quiet, TesseractProgress: quiet });
  for (const [language, path] of Object.entries(languages))
    core.FS.writeFile(`./${language}.traineddata`, gunzipSync(await readFile(path)));

  const api = new core.TessBaseAPI();
  if (api.Init(null, Object.keys(languages).join('+'), NEURAL) === -1)
    throw new Error('Tesseract cannot read its data');

  const show = (picture: PagePicture, mode: string) => {
    core.FS.writeFile('/input', toPgm(picture));
    api.SetVariable('tessedit_pageseg_mode', mode);
    api.SetImageFile(UPRIGHT, 0);
  };

  return {
    read: (picture, layout) => {
      show(picture, layouts[layout]);
      api.Recognize(null);
      return api.GetTSVText(0);
    },
    readBoxes: (picture) => {
      show(picture, ONE_LINE);
      return ({ left, top, width, height }) => {
        const [across, down] = [Math.round(MARGIN_ACROSS * height), Math.round(MARGIN_DOWN * height)];
        api.SetRectangle(left - across, top - down, width + 2 * across, height + 2 * down);
        api.Recognize(null);
        return api.GetUTF8Text();
      };
    },
  };
}
