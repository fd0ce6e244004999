declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TesseractApi {
    /** @returns -1 if a language's data cannot be read */
    Init(dataPath: null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    SetImageFile(orientation: number, angle: number): number;
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
