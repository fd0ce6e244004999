// The worker of pdf.js, also for older browsers.
import './older-browsers.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
