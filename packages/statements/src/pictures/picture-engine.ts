import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import createCore from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { PagePicture } from './draw-pages.ts';
import type { PictureBox } from './numbers-alone.ts';

/** Tesseract constants: neural engine, automatic page layout, single block. */
const NEURAL = 1;
const ANY_PAGE = '3';
const ONE_BLOCK = '6';
const ONE_LINE = '7';
const UPRIGHT = 1;
/** In radians; smaller skew is ignored. */
const LEAN_AT_LEAST = 0.002;

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
  /** Tesseract's word table of the deskewed page. */
  read(picture: PagePicture): string;
  /** Reads single lines in boxes of the deskewed page. */
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

  const setUpright = (picture: PagePicture, mode: string) => {
    core.FS.writeFile('/input', toPgm(picture));
    api.SetVariable('tessedit_pageseg_mode', ANY_PAGE);
    api.SetImageFile(UPRIGHT, 0);
    api.FindLines();
    const lean = api.GetGradient();
    api.SetVariable('tessedit_pageseg_mode', mode);
    api.SetImageFile(UPRIGHT, Math.abs(lean) < LEAN_AT_LEAST ? 0 : lean);
  };

  return {
    read: (picture) => {
      setUpright(picture, ONE_BLOCK);
      api.Recognize(null);
      return api.GetTSVText(0);
    },
    readBoxes: (picture) => {
      setUpright(picture, ONE_LINE);
      return ({ left, top, width, height }) => {
        const [across, down] = [Math.round(MARGIN_ACROSS * height), Math.round(MARGIN_DOWN * height)];
        api.SetRectangle(left - across, top - down, width + 2 * across, height + 2 * down);
        api.Recognize(null);
        return api.GetUTF8Text();
      };
    },
  };
}
