/** Types for the engine, which this package lacks. */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TesseractApi {
    /** @returns -1 if a language's data cannot be read */
    Init(dataPath: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Loads `/input`, rotated by an angle in radians. @returns 1 if it is not a picture */
    SetImageFile(orientation: number, angle: number): number;
    FindLines(): number;
    /** Skew of the lines, in radians. */
    GetGradient(): number;
    /** Restricts reading to a rectangle, in pixels. */
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
