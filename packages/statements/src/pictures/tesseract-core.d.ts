/** The engine alone: what this package has no types for. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TesseractApi {
    /** @returns -1 if a language's data cannot be read */
    Init(dataPath: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Takes the file `/input`, turned by an angle in radians. @returns 1 if it is no picture */
    SetImageFile(orientation: number, angle: number): number;
    FindLines(): number;
    /** How far the lines lean, in radians. */
    GetGradient(): number;
    /** What is read from now on is a part of the picture, in pixels. */
    SetRectangle(left: number, top: number, width: number, height: number): void;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    GetUTF8Text(): string;
  }

  interface TesseractCore {
    FS: { writeFile(path: string, data: Uint8Array): void };
    TessBaseAPI: new () => TesseractApi;
  }

  function createCore(options: {
    print: (text: string) => void;
    printErr: (text: string) => void;
    TesseractProgress: (percent: number) => void;
  }): Promise<TesseractCore>;

  export = createCore;
}
